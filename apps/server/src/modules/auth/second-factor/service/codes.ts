import { randomInt } from 'node:crypto';
import { verifySync } from 'otplib';
import { GROUP_LENGTH, GROUPS, LETTERS } from '../rules.ts';

const CODES = 10;

/** Ten recovery codes such as `K7QM-2XHD-PA9T-WE4R`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, newGroup).join('-'));

const newGroup = (): string => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Seconds: a clock may be one time step ahead or behind. */
const DRIFT_S = 30;

interface AppCode {
  readonly secret: string;
  readonly code: string;
  /** The time step of the last accepted code: it and earlier ones are refused. */
  readonly lastStep: number;
  readonly now: Date;
}

/** The time step that the code belongs to; null for a wrong, an old and a used code. */
export function stepOfCode({ secret, code, lastStep, now }: AppCode): number | null {
  const epoch = Math.floor(now.getTime() / 1_000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: DRIFT_S, afterTimeStep: lastStep });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
