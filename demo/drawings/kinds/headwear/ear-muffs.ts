import { text } from '../../label/text.ts';
import { shape } from '../../shapes/marks.ts';
import { roundRect } from '../../shapes/outline.ts';
import { inflate } from '../../shapes/soft.ts';
import { tube } from '../../shapes/tube.ts';
import { dark } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** Ear defenders on a head band. */
export function earMuffs(s: Scene): string {
  s.gy = 650;
  const c = s.color('#e23b32', '#f5c518', '#2a2f35', '#1f6fd0', '#2e9b4f');
  tube(s, 'M236 450C190 90 640 70 586 440', 15, { c: '#c5ccd3', metal: true });
  inflate(s, shape('M262 300C270 150 540 130 562 290L536 284C520 176 300 186 288 304Z', '#262b31'), 9, 0.25);
  inflate(s, shape('M250 330C240 130 570 110 582 320L560 312C550 150 280 160 276 330Z', '#30363d'), 8, 0.3);
  const cup = (x: number, y: number, w: number, f: number) => {
    inflate(s, `<ellipse cx="${x + f * 46}" cy="${y}" rx="${w * 0.62}" ry="112" fill="#202429"/>`, 20, 0.2);
    inflate(
      s,
      shape(
        `M${x} ${y - 116}C${x - f * w * 0.5} ${y - 118} ${x - f * w} ${y - 70} ${x - f * w} ${y}C${x - f * w} ${y + 80} ${x - f * w * 0.5} ${y + 122} ${x} ${y + 118}C${x + f * 34} ${y + 100} ${x + f * 44} ${y + 50} ${x + f * 44} ${y}C${x + f * 44} ${y - 50} ${x + f * 34} ${y - 100} ${x} ${y - 116}Z`,
        c,
      ),
      26,
      0.6,
    );
  };
  cup(580, 520, 74, -1);
  cup(262, 528, 96, 1);
  inflate(s, `<ellipse cx="228" cy="530" rx="40" ry="62" fill="${dark(c, 0.25)}"/>`, 9, 0.5);
  s.add(text(s.spec.label.brand, [228, 538, 22], '#fff', { max: 70 }));
  inflate(s, shape(roundRect([222, 420, 30, 56], 10), '#2a2f35'), 6, 0.4);
  inflate(s, shape(roundRect([582, 410, 24, 52], 10), '#2a2f35'), 6, 0.4);
  return s.shadow(262, 190, 24) + s.shadow(590, 140, 20, 642);
}
