import { text } from '../../label/text.ts';
import { crease, shape } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { stops } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** Window squeegee. */
export function squeegee(s: Scene): string {
  const c = s.spec.colors;
  const g = `<g transform="rotate(-24 400 400)">`;
  const sil = g + shape('M130 190H670V262H130ZM372 250H428V640H372Z', '#000') + '</g>';
  s.cast(sil, [16, 24, 14, 0.32]);
  s.add(g);
  inflate(
    s,
    shape(
      'M380 260H420L428 360Q440 400 436 470L430 610Q428 640 400 640Q372 640 370 610L364 470Q360 400 372 360Z',
      c.cap,
    ),
    14,
    0.5,
  );
  for (let i = 0; i < 7; i++) s.add(crease(s, `M376 ${450 + i * 22}Q400 ${458 + i * 22} 424 ${450 + i * 22}`, 5, 0.3));
  s.add(`<ellipse cx="400" cy="618" rx="8" ry="10" fill="#eef1f3" stroke="#0b1018" stroke-opacity=".4"/>`);
  s.add(
    shape('M132 190H668V214H132Z', s.lin([0, 190, 0, 214], stops([0, '#4a5159'], [0.3, '#262b31'], [1, '#0f1216']))),
    shape(
      'M126 208H674V240H126Z',
      s.lin(
        [0, 208, 0, 240],
        stops([0, '#ffffff'], [0.18, '#d5dae0'], [0.4, '#8d96a0'], [0.55, '#f2f4f6'], [0.8, '#a3abb4'], [1, '#6d757e']),
      ),
    ),
    shape('M126 208h9v32h-9ZM665 208h9v32h-9Z', '#20252b'),
  );
  inflate(s, shape('M320 232H480Q486 262 444 274L430 300H370L356 274Q314 262 320 232Z', c.cap), 12, 0.5);
  s.add(text(s.spec.label.brand, [400, 262, 20], '#fff', { max: 110 }), '</g>');
  return '';
}
