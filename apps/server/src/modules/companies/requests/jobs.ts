import type { RetentionTask } from '../../../kernel/retention.ts';
import { deleteDeadRequests } from './store/requests.ts';

const DAY_MS = 24 * 3_600_000;
/** How long the personal data of applicants without an account are kept. */
const LIFE_MS = 365 * DAY_MS;

/** Deletes requests that were rejected, or whose question nobody has answered, a year ago. Approved ones belong to their account. */
export const purgeDeadRequests: RetentionTask = (db, now) => deleteDeadRequests(db, new Date(now.getTime() - LIFE_MS));
