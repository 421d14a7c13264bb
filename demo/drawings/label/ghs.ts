import { n1 } from '../studio/colour.ts';

/** Simplified hazard symbols for the printed label; the legal marking is shown as text by the shop. */
const GHS: Record<string, string> = {
  GHS01:
    '<circle cx="50" cy="60" r="13"/><path d="M50 40L54 24L60 38L72 28L66 44L82 44L68 54M46 44L36 28L38 46L22 44L36 56" stroke="#111" stroke-width="3"/>',
  GHS02:
    '<path d="M50 20C56 34 70 42 66 58C64 66 58 70 50 70C40 70 34 64 34 55C34 47 40 44 41 36C46 40 47 44 46 50C52 44 53 32 50 20Z"/><rect x="32" y="74" width="36" height="5"/>',
  GHS03:
    '<path d="M50 18C55 28 64 34 61 45C59 50 55 52 50 52C43 52 39 48 39 42C39 36 43 34 44 28C48 31 49 34 48 38C52 34 53 26 50 18Z"/><circle cx="50" cy="65" r="11" fill="none" stroke="#111" stroke-width="5"/>',
  GHS04: '<path d="M24 62L64 34Q72 32 76 40L36 68Q28 70 24 62Z"/>',
  GHS05:
    '<path d="M27 66H48V73H27ZM53 66Q58 58 64 62Q70 60 74 66V73H53Z"/><path d="M27 42L45 27L51 34L33 48ZM73 42L58 27L52 33L67 48Z"/><path d="M36 50v4M36 57v4M64 49v4M64 56v3" stroke="#111" stroke-width="4"/>',
  GHS06:
    '<path d="M50 22C64 22 70 32 68 42C67 48 62 50 61 56H39C38 50 33 48 32 42C30 32 36 22 50 22Z"/><circle cx="43" cy="40" r="5" fill="#fff"/><circle cx="57" cy="40" r="5" fill="#fff"/><path d="M28 60L72 76M72 60L28 76" stroke="#111" stroke-width="6" stroke-linecap="round"/>',
  GHS07: '<path d="M44 22H56L53.500 56H46.500Z"/><circle cx="50" cy="69" r="6.500"/>',
  GHS08:
    '<circle cx="50" cy="30" r="9"/><path d="M28 74C28 50 36 42 50 42C64 42 72 50 72 74Z"/><path d="M50 46L54 56L64 58L56 63L58 74L50 67L42 74L44 63L36 58L46 56Z" fill="#fff"/>',
  GHS09:
    '<path d="M20 70Q36 60 50 70Q64 78 80 70V76Q64 82 50 76Q36 68 20 76Z"/><path d="M34 66V36M34 48L24 38M34 44L44 34" stroke="#111" stroke-width="4"/><path d="M46 60Q58 46 72 56L80 50V66L72 62Q60 70 46 60Z"/>',
};

/** A hazard diamond of the given size with its left top corner at (x, y). */
export function ghs(code: string, x: number, y: number, size: number): string {
  const at = `translate(${n1(x)} ${n1(y)}) scale(${Math.round(size * 10) / 1000})`;
  const frame =
    '<path d="M50 3L97 50L50 97L3 50Z" fill="#fff" stroke="#d5121e" stroke-width="7" stroke-linejoin="round"/>';
  return `<g transform="${at}">${frame}${GHS[code] ?? GHS.GHS07}</g>`;
}
