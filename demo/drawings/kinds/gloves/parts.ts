import { crease } from '../../shapes/marks.ts';
import { n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

// A right hand seen from its back, fingers up, wrist at (400, 600).

/** Base and tip, half widths there, and how far the finger bows sideways. */
type Finger = { from: [number, number]; to: [number, number]; wide: number; tip: number; bow: number };

const FINGERS: Finger[] = [
  { from: [324, 440], to: [290, 236], wide: 27, tip: 20, bow: -6 },
  { from: [378, 424], to: [368, 186], wide: 28, tip: 21, bow: -3 },
  { from: [432, 430], to: [446, 212], wide: 27, tip: 20, bow: 4 },
  { from: [480, 456], to: [518, 292], wide: 23, tip: 17, bow: 7 },
];
const THUMB: Finger = { from: [330, 566], to: [216, 420], wide: 36, tip: 23, bow: -16 };

/** A finger that narrows to its tip, a little thicker at the middle joint. */
function fingerPath({ from, to, wide, tip, bow }: Finger, fat: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const p = (t: number, off: number) => `${n1(from[0] + dx * t + nx * off)} ${n1(from[1] + dy * t + ny * off)}`;
  const [w, m, e] = [wide * fat, wide * fat * 0.98, tip * fat];
  const end = 1 - e / length;
  return (
    `M${p(-0.1, w)}C${p(0.25, w + bow)} ${p(0.45, m + bow)} ${p(0.62, (m + e) / 2 + bow)}S${p(end - 0.08, e + 1)} ${p(end, e)}` +
    `A${n1(e)} ${n1(e * 1.08)} 0 0 0 ${p(end, -e)}C${p(end - 0.12, -e - 2)} ${p(0.62, -m + bow)} ${p(0.45, -m + bow)}S${p(0.1, -w)} ${p(-0.1, -w)}Z`
  );
}

type Hand = { color: string; fat?: number; wrist?: number; cuff: { y: number; half: number } };

/** Silhouette of a gloved hand: `fat` scales the fingers, the cuff ends at y with its half width. */
export function hand({ color, fat = 1, wrist = 78, cuff }: Hand): string {
  const arm = (side: 1 | -1) => `${400 + side * wrist} 590`;
  const palm =
    `M${400 - cuff.half} ${cuff.y}C${400 - cuff.half} ${cuff.y - 50} ${400 - wrist} 640 ${arm(-1)}` +
    `C318 560 ${n1(302 - (fat - 1) * 60)} 500 ${n1(300 - (fat - 1) * 60)} 436L${n1(500 + (fat - 1) * 40)} 452` +
    `C506 510 488 556 ${arm(1)}C${400 + wrist} 640 ${400 + cuff.half} ${cuff.y - 50} ${400 + cuff.half} ${cuff.y}` +
    `Q400 ${cuff.y + 16} ${400 - cuff.half} ${cuff.y}Z`;
  const ball = 'M318 470C290 500 284 530 300 580C320 610 360 600 372 560Z';
  const parts = [palm, ball, ...[...FINGERS, THUMB].map((f) => fingerPath(f, fat))];
  return `<g fill="${color}">${parts.map((d) => `<path d="${d}"/>`).join('')}</g>`;
}

/** Lines between the fingers, knuckles and the fold of the thumb. */
export function handLines(s: Scene): string {
  const webs = ['M352 440L342 330', 'M405 430L408 320', 'M456 444L472 350'].map((d) => crease(s, d, 6, 0.32));
  const joints = [
    'M276 330Q296 322 318 330',
    'M344 300Q370 290 398 300',
    'M412 312Q438 304 466 314',
    'M478 372Q498 366 520 376',
  ];
  const palm = [
    'M322 470Q346 520 322 590',
    'M340 606Q400 622 462 604',
    'M340 470Q360 462 380 470M396 464Q420 456 440 466',
  ];
  return [...webs, ...joints.map((d) => crease(s, d, 5, 0.14)), ...palm.map((d) => crease(s, d, 7, 0.14))].join('');
}

/** Right glove in front, the left one mirrored behind it, each with its shadow. */
export function pair(s: Scene, silhouette: string, one: (front: boolean) => void): string {
  const put = (transform: string, front: boolean) => {
    const drawn = s.capture(() => one(front));
    s.cast(`<g transform="${transform}">${silhouette}</g>`);
    s.flushCasts();
    s.add(`<g transform="${transform}">${drawn}</g>`);
  };
  put('translate(862 22) rotate(9) scale(-.86 .86)', false);
  put('translate(-96 62) rotate(-6 400 400) scale(.9)', true);
  return '';
}
