// Small emblems on labels, drawn around (x, y) with radius r in one colour.
import { n1 } from '../studio/colour.ts';
import { line, shape } from '../shapes/marks.ts';

type Motif = ([x, y, r]: [number, number, number], color: string) => string;

const drop: Motif = ([x, y, r], c) =>
  shape(
    `M${n1(x)} ${n1(y - r)}C${n1(x + r * 0.8)} ${n1(y - r * 0.1)} ${n1(x + r * 0.75)} ${n1(y + r)} ${n1(x)} ${n1(y + r)}` +
      `C${n1(x - r * 0.75)} ${n1(y + r)} ${n1(x - r * 0.8)} ${n1(y - r * 0.1)} ${n1(x)} ${n1(y - r)}Z`,
    c,
  ) +
  line(
    `M${n1(x - r * 0.38)} ${n1(y + r * 0.3)}Q${n1(x - r * 0.35)} ${n1(y + r * 0.7)} ${n1(x)} ${n1(y + r * 0.76)}`,
    '#fff',
    n1(r * 0.12),
    'stroke-linecap="round" opacity=".8"',
  );

const BUBBLES: [number, number, number][] = [
  [0, 0.2, 0.7],
  [0.62, -0.45, 0.32],
  [-0.6, -0.5, 0.22],
  [0.2, -0.85, 0.16],
];
const bubbles: Motif = ([x, y, r], c) =>
  BUBBLES.map(([a, b, q]) => {
    const [cx, cy, cr] = [x + a * r, y + b * r, q * r];
    const shine = `<circle cx="${n1(cx - cr * 0.3)}" cy="${n1(cy - cr * 0.35)}" r="${n1(cr * 0.22)}" fill="#fff" opacity=".9"/>`;
    return `<circle cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(cr)}" fill="${c}" opacity=".85"/>${shine}`;
  }).join('');

const leaf: Motif = ([x, y, r], c) =>
  shape(
    `M${n1(x - r * 0.8)} ${n1(y + r * 0.7)}C${n1(x - r)} ${n1(y - r * 0.6)} ${n1(x + r * 0.2)} ${n1(y - r)} ${n1(x + r * 0.9)} ${n1(y - r * 0.9)}` +
      `C${n1(x + r)} ${n1(y + r * 0.2)} ${n1(x + r * 0.3)} ${n1(y + r)} ${n1(x - r * 0.8)} ${n1(y + r * 0.7)}Z`,
    c,
  ) +
  line(
    `M${n1(x - r)} ${n1(y + r)}Q${n1(x - r * 0.1)} ${n1(y + r * 0.2)} ${n1(x + r * 0.5)} ${n1(y - r * 0.5)}`,
    '#fff',
    n1(r * 0.1),
    'opacity=".85"',
  );

const STARS: [number, number, number][] = [
  [0, 0, 1],
  [0.75, -0.7, 0.42],
  [-0.7, 0.65, 0.36],
];
const sparkle: Motif = ([x, y, r], c) =>
  STARS.map(([a, b, q]) => {
    const R = q * r;
    const p = (dx: number, dy: number) => `${n1(x + a * r + dx * R)} ${n1(y + b * r + dy * R)}`;
    const d = `M${p(0, -1)}Q${p(0.14, -0.14)} ${p(1, 0)}Q${p(0.14, 0.14)} ${p(0, 1)}Q${p(-0.14, 0.14)} ${p(-1, 0)}Q${p(-0.14, -0.14)} ${p(0, -1)}Z`;
    return shape(d, c);
  }).join('');

const shield: Motif = ([x, y, r], c) => {
  const p = (dx: number, dy: number) => `${n1(x + dx * r)} ${n1(y + dy * r)}`;
  return (
    shape(
      `M${p(0, -1)}L${p(0.85, -0.6)}L${p(0.85, 0.1)}Q${p(0.8, 0.75)} ${p(0, 1)}Q${p(-0.8, 0.75)} ${p(-0.85, 0.1)}L${p(-0.85, -0.6)}Z`,
      c,
    ) + line(`M${p(-0.38, 0)}L${p(-0.08, 0.32)}L${p(0.42, -0.35)}`, '#fff', n1(r * 0.2))
  );
};

export const motifs: [Motif, ...Motif[]] = [drop, bubbles, leaf, sparkle, shield];
