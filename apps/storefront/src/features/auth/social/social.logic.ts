import { SocialProvider } from '@sjaj/contract';

const PROBLEMS = ['expired', 'cancelled', 'closed', 'failed'] as const;
type SocialProblem = (typeof PROBLEMS)[number];

interface SocialAnswer {
  readonly code: string | null;
  readonly problem: SocialProblem | null;
}

/** What the server has written behind the `#` of the address: a code to exchange, or why there is none. */
export function answerInAddress(hash: string): SocialAnswer {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const code = parts.get('code');
  if (code !== null && code !== '') return { code, problem: null };
  const named = parts.get('problem');
  return { code: null, problem: PROBLEMS.find((problem) => problem === named) ?? 'expired' };
}

/** The provider that the profile has stored for linking; null where a log-in there is only that. */
export const providerToLink = (stored: string | null): SocialProvider | null =>
  SocialProvider.safeParse(stored).data ?? null;
