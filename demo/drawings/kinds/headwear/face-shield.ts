import { text } from '../../label/text.ts';
import { glow, line, shape } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { mix } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

const VISOR =
  'M196 280C300 236 500 236 604 280C622 380 616 520 590 640C500 690 300 690 210 640C184 520 178 380 196 280Z';

/** Clear face shield on a brow guard with head band. */
export function faceShield(s: Scene): string {
  const c = s.color('#2a2f35', s.spec.colors.label, '#1f5fae');
  const tint = s.pick('#dcecf5', '#dcecf5', '#f2e3a8');
  inflate(
    s,
    shape(
      'M214 262C190 150 290 96 400 96C510 96 610 150 586 262L566 258C580 170 490 124 400 124C310 124 220 170 234 258Z',
      '#2b3036',
    ),
    9,
    0.2,
  );
  inflate(s, shape('M372 104C372 60 428 60 428 104L424 250H376Z', '#3b424a'), 8, 0.15);
  s.cast(shape(VISOR, '#000'), [12, 18, 12, 0.14]);
  s.flushCasts();
  s.add(
    shape(
      VISOR,
      s.lin(
        [200, 260, 600, 660],
        [
          [0, tint, 0.7],
          [0.35, '#ffffff', 0.35],
          [0.65, mix(tint, '#51697c', 0.4), 0.5],
          [1, mix(tint, '#33485a', 0.5), 0.62],
        ],
      ),
    ),
  );
  const clip = s.clip(VISOR);
  s.add(
    `<g clip-path="${clip}">${shape('M210 270L330 250L280 690L190 690Z', '#ffffff', `opacity=".42" filter="${s.blur(4)}"`)}`,
    shape('M352 250L392 250L348 690L312 690Z', '#ffffff', `opacity=".3" filter="${s.blur(3)}"`),
    `${glow(s, [580, 470, 10, 150], { o: 0.6, b: 8, rot: 4 })}</g>`,
    line(VISOR, '#5d7080', 4, 'opacity=".6"'),
    line('M210 640C300 690 500 690 590 640', '#aeb9c2', 7),
  );
  inflate(
    s,
    shape(
      'M186 244C290 196 510 196 614 244C628 262 624 296 606 304C500 262 300 262 194 304C176 296 172 262 186 244Z',
      c,
    ),
    14,
    0.45,
  );
  for (const x of [196, 604]) inflate(s, `<circle cx="${x}" cy="274" r="27" fill="#3b424a"/>`, 7, 0.5);
  s.add(text(s.spec.label.brand, [400, 254, 30], '#e8ecef', { max: 190, sp: 2 }));
  return '';
}
