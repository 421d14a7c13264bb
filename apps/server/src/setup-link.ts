import { hasActiveAdministrator, issueSetupLink } from './modules/auth/index.ts';
import type { Db } from './platform/database/db.ts';

interface SetupLinkInput {
  readonly db: Db;
  /** Where people find the shop. */
  readonly address: string;
  readonly now: Date;
  readonly say: (line: string) => void;
}

/**
 * Prints a new one-time link on which an administrator makes the own account. The token stands behind #, which browsers send to
 * nobody: neither logs nor referrers hold it.
 */
export async function printSetupLink({ db, address, now, say }: SetupLinkInput): Promise<void> {
  const { token, expiresAt } = await issueSetupLink(db, now);
  say('');
  say('  Make an administrator with this link. It works once, and for 72 hours:');
  say(`  ${new URL(`/admin/setup#token=${token}`, address).href}`);
  say(`  Valid until ${expiresAt.toISOString()}; npm run admin:create prints a new one.`);
}

/** The same where nobody can log in to the back office. */
export async function offerSetup(input: SetupLinkInput): Promise<void> {
  if (!(await hasActiveAdministrator(input.db))) await printSetupLink(input);
}
