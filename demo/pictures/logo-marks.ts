// Geometric marks of the invented brands, each in a field of 64 × 64. `c` is the colour, `d` a darker or lighter one.
type Mark = (c: string, d: string) => string;

const p = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const ring = (r: number, color: string, width: number) =>
  `<circle cx="32" cy="32" r="${r}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

export const MARKS: Readonly<Record<string, Mark>> = {
  drop: (c, d) =>
    p('M32 4C46 22 54 32 54 42A22 20 0 0 1 10 42C10 32 18 22 32 4Z', c) +
    p('M32 62A22 20 0 0 1 10 42C22 50 38 34 54 42A22 20 0 0 1 32 62Z', d),
  flame: (c, d) =>
    p(
      'M34 2C38 16 56 26 54 44C52 56 42 62 32 62C20 62 10 54 10 42C10 32 18 28 20 18C26 22 27 27 27 32C33 26 35 14 34 2Z',
      c,
    ) + p('M32 62C24 62 20 56 21 50C22 44 30 42 31 34C38 40 44 46 43 52C42 59 38 62 32 62Z', d),
  shield: (c, d) =>
    p('M32 3L56 11V32C56 47 46 56 32 61C18 56 8 47 8 32V11Z', c) + p('M28 18H36V28H46V36H36V46H28V36H18V28H28Z', d),
  leaf: (c, d) => p('M6 56C2 22 24 6 58 6C62 42 42 62 10 54Z', c) + p('M4 62C14 40 28 28 46 18C34 30 22 42 12 62Z', d),
  flower: (c, d) =>
    [0, 72, 144, 216, 288]
      .map((a) => `<ellipse cx="32" cy="16" rx="10" ry="14" fill="${c}" transform="rotate(${a} 32 32)"/>`)
      .join('') + `<circle cx="32" cy="32" r="9" fill="${d}"/>`,
  hexagon: (c, d) => p('M32 3L58 18V46L32 61L6 46V18Z', c) + p('M32 19L44 26V40L32 47L20 40V26Z', d),
  wedge: (c, d) => p('M4 58L28 6H44L20 58Z', c) + p('M30 58L54 6H60L44 58Z', d),
  road: (c, d) => ring(26, c, 9) + p('M18 32L32 18L46 32L40 38L32 30L24 38Z', d),
  roll: (c, d) => ring(24, c, 13) + `<circle cx="32" cy="32" r="8" fill="${d}"/>`,
  waves: (c, d) =>
    [14, 32, 50]
      .map(
        (y, i) =>
          `<path d="M4 ${y}q14 -14 28 0t28 0" fill="none" stroke="${i === 1 ? d : c}" stroke-width="9" stroke-linecap="round"/>`,
      )
      .join(''),
  square: (c, d) => p('M6 6H44V44H6Z', c) + p('M26 26H58V58H26Z', d),
  hand: (c, d) =>
    `<circle cx="32" cy="40" r="20" fill="${c}"/>` +
    [14, 26, 38, 50]
      .map((x, i) => `<rect x="${x - 4}" y="${i % 3 ? 4 : 10}" width="8" height="30" rx="4" fill="${i % 2 ? c : d}"/>`)
      .join(''),
  heart: (c, d) =>
    p('M32 58C10 42 4 30 8 18C14 6 28 8 32 20C36 8 50 6 56 18C60 30 54 42 32 58Z', c) +
    p('M32 58C22 50 15 44 11 37C24 42 38 36 54 34C50 42 43 50 32 58Z', d),
  tree: (c, d) => p('M32 2L52 30H42L58 50H6L22 30H12Z', c) + p('M28 48H36V62H28Z', d),
  weave: (c, d) =>
    [0, 1, 2].map((i) => `<rect x="${6 + i * 19}" y="6" width="13" height="52" rx="3" fill="${c}"/>`).join('') +
    [0, 1].map((i) => `<rect x="6" y="${14 + i * 22}" width="52" height="11" rx="3" fill="${d}"/>`).join(''),
  brush: (c, d) =>
    `<rect x="6" y="8" width="52" height="16" rx="6" fill="${c}"/>` +
    [10, 20, 30, 40, 50].map((x) => `<rect x="${x - 2}" y="28" width="7" height="28" rx="3" fill="${d}"/>`).join(''),
  bag: (c, d) =>
    p('M18 22H46L56 60H8Z', c) + `<path d="M22 22C22 2 42 2 42 22" fill="none" stroke="${d}" stroke-width="7"/>`,
  spiral: (c, d) =>
    `<path d="M32 32m0 -6a6 6 0 1 1 -6 6a14 14 0 1 1 14 14a22 22 0 1 1 16 -30" fill="none" stroke="${c}" stroke-width="8" stroke-linecap="round"/><circle cx="54" cy="14" r="7" fill="${d}"/>`,
  disc: (c, d) =>
    p('M32 4A28 28 0 0 1 60 32H32Z', c) +
    p('M60 32A28 28 0 0 1 32 60V32Z', d) +
    p('M32 60A28 28 0 0 1 4 32H32Z', c) +
    p('M4 32A28 28 0 0 1 32 4V32Z', d),
  tower: (c, d) => p('M8 60V20L20 8V60Z', d) + p('M26 60V10H40V60Z', c) + p('M46 60V24L58 12V60Z', d),
  air: (c, d) =>
    `<path d="M4 22H40A9 9 0 1 0 31 13" fill="none" stroke="${c}" stroke-width="7" stroke-linecap="round"/><path d="M4 36H52A9 9 0 1 1 43 47M4 50H24" fill="none" stroke="${d}" stroke-width="7" stroke-linecap="round"/>`,
  dome: (c, d) => p('M6 44A26 30 0 0 1 58 44Z', c) + `<rect x="2" y="46" width="60" height="10" rx="5" fill="${d}"/>`,
  snow: (c, d) =>
    [0, 60, 120]
      .map(
        (a) =>
          `<path d="M32 4V60" stroke="${a === 60 ? d : c}" stroke-width="7" stroke-linecap="round" transform="rotate(${a} 32 32)"/>`,
      )
      .join('') + `<circle cx="32" cy="32" r="7" fill="${d}"/>`,
  eye: (c, d) =>
    p('M2 32C14 12 50 12 62 32C50 52 14 52 2 32Z', c) +
    `<circle cx="32" cy="32" r="11" fill="#ffffff"/><circle cx="32" cy="32" r="6" fill="${d}"/>`,
  peak: (c, d) => p('M4 58L26 14L40 40L46 30L60 58Z', c) + p('M26 14L34 29L27 34L19 28Z', d),
  cross: (c, d) => p('M24 4H40V24H60V40H40V60H24V40H4V24H24Z', c) + `<circle cx="32" cy="32" r="7" fill="${d}"/>`,
  maple: (c, d) =>
    p('M32 2L38 16L50 12L46 26L60 30L48 40L50 50L36 46L32 46L28 46L14 50L16 40L4 30L18 26L14 12L26 16Z', c) +
    p('M29 40H35V62H29Z', d),
  plate: (c, d) => `<circle cx="32" cy="32" r="28" fill="${c}"/>` + ring(17, d, 4),
};
