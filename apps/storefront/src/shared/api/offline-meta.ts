declare module '@tanstack/react-query' {
  interface Register {
    readonly queryMeta: { readonly offline?: true };
  }
}

/**
 * `meta` of a query whose last answer is stored on the device and shown offline: lists and pages that users open again. Not for what an
 * order is placed by: choices and totals of the checkout, payments, limits.
 */
export const OFFLINE = { offline: true } as const;
