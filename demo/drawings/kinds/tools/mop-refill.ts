import { text } from '../../label/text.ts';
import { line, shape, stitch } from '../../shapes/marks.ts';
import { grain, inflate } from '../../shapes/soft.ts';
import { dark, lite, mix, n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** Washable flat mop cover with a fringe, seen from its pockets. */
export function mopRefill(s: Scene): string {
  const c = s.color(s.spec.colors.label, '#2f7fd6', '#e2423a', '#3aa657', '#f3c22b');
  const body = 'M130 330Q130 300 160 300H640Q670 300 670 330V470Q670 500 640 500H160Q130 500 130 470Z';
  s.cast(shape('M120 292H680V508H120Z', '#000'), [10, 16, 12, 0.3]);
  s.flushCasts();
  const strand = (x: number, y: number, dx: number, dy: number) => {
    const tone = mix('#eef0ec', mix(c, '#ffffff', 0.55), s.r() < 0.3 ? 1 : s.r() * 0.3);
    return line(
      `M${n1(x)} ${n1(y)}q${n1(dx * 0.4 + s.v(-5, 5))} ${n1(dy * 0.5)} ${n1(dx + s.v(-7, 7))} ${n1(dy + s.v(-8, 8))}`,
      tone,
      8,
      'stroke-linecap="round"',
    );
  };
  grain(
    s,
    () => {
      const along = Array.from({ length: 74 }, (_, i) => 136 + i * 7.2);
      const rows = along.map((x) => strand(x, 312, (x - 400) * 0.07, -48) + strand(x, 488, (x - 400) * 0.07, 48));
      const sides = Array.from(
        { length: 24 },
        (_, i) => strand(140, 312 + i * 7.4, -44, 0) + strand(660, 312 + i * 7.4, 44, 0),
      );
      s.add(rows.join(''), sides.join(''));
      inflate(s, shape(body, '#f1f2ef'), 16, 0.05);
    },
    { freq: '.4', amount: 0.55, scale: 2.4 },
  );
  for (const [x, flip] of [
    [130, 1],
    [670, -1],
  ] as const) {
    const pocket = `<g transform="translate(${x} 0) scale(${flip} 1)">${shape('M0 330Q0 300 30 300H150Q126 400 150 500H30Q0 500 0 470Z', c)}</g>`;
    inflate(s, pocket, 8, 0.1);
    s.add(
      `<g transform="translate(${x} 0) scale(${flip} 1)">${stitch('M140 304Q116 400 140 496M14 316V484', lite(c, 0.6))}</g>`,
    );
  }
  s.add(stitch('M160 312H640M160 488H640', dark('#f1f2ef', 0.5), 0.5));
  s.add(shape('M352 376H448V424H352Z', '#ffffff'), text(s.spec.label.brand, [400, 408, 24], dark(c, 0.3), { max: 84 }));
  return '';
}
