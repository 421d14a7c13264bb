/** What the worker does: a name each, under which staff see it. */
export const JOB_NAMES = ['mail.deliver', 'orders.time-out-unpaid', 'payments.reconcile', 'imports.run'] as const;
export type JobName = (typeof JOB_NAMES)[number];
