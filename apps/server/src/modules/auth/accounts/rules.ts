const SHORTEST = 3;
const LONGEST = 50;
const CANDIDATES = 100;

/**
 * User names for an e-mail address, the best first: its local part without what a user name may not hold, then with a number.
 * None contains `@`: a user name must not pass for somebody's e-mail.
 */
export function usernameCandidates(email: string): readonly string[] {
  const local = (email.split('@')[0] ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._-]/gu, '')
    .slice(0, LONGEST);
  const base = local.length < SHORTEST ? `user-${local}` : local;
  return [base, ...Array.from({ length: CANDIDATES - 1 }, (_, index) => `${base}${index + 2}`)];
}
