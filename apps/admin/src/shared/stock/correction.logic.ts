export type CorrectionKind = 'counted' | 'change';

/** What is sent. Pieces that are no whole number become null, which the contract refuses. */
export const correctionOf = (kind: CorrectionKind, typed: string, reason: string) =>
  kind === 'counted'
    ? { kind, onHand: wholeOf(typed), reason: reason.trim() }
    : { kind, change: wholeOf(typed), reason: reason.trim() };

/** `12`, `+5`, `-3`, `−3`, blanks aside. */
function wholeOf(typed: string): number | null {
  const text = typed.replaceAll(/\s/g, '').replace('−', '-');
  return /^[-+]?\d{1,7}$/.test(text) ? Number(text) : null;
}
