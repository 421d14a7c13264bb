import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { StartPage } from '@sjaj/contract';
import { dateParts, formatDate, formatNumber } from '@sjaj/domain';
import { kmText } from '../../shared/figures/amounts.ts';
import { language, t } from '../../shared/texts/t.ts';
import { axisOf, type Frame, lineOf, pointsOf } from './chart.logic.ts';

const HEIGHT = 236;
const STEPS = 3;
const EVERY_DAY = 3;
const EVERY_DAY_NARROW = 7;
const NARROW = 520;

/** The current period as a teal line, the previous one dashed and grey. Screen readers get the same data as a table. */
export function RevenueChart({ days }: { readonly days: StartPage['sales'] }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [looked, setLooked] = useState<number | null>(null);
  const frame: Frame = { width, height: HEIGHT, left: 56, right: 8, top: 12, bottom: 28 };
  const axis = axisOf(Math.max(...days.map(({ amount, previous }) => Math.max(amount, previous)), 0), STEPS);
  const highest = axis.at(-1) ?? 1;
  const now = pointsOf(
    days.map(({ amount }) => amount),
    highest,
    frame,
  );
  const before = pointsOf(
    days.map(({ previous }) => previous),
    highest,
    frame,
  );
  const floor = HEIGHT - frame.bottom;
  const onMove = (event: PointerEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - frame.left;
    const index = Math.round((x / (width - frame.left - frame.right)) * (days.length - 1));
    setLooked(Math.min(days.length - 1, Math.max(0, index)));
  };
  const shown = looked ?? days.length - 1;
  const [dotX, dotY] = now[shown] ?? [0, 0];
  return (
    <div ref={box} className="adm-chart" aria-hidden="true">
      <svg width={width} height={HEIGHT} onPointerMove={onMove} onPointerLeave={() => setLooked(null)}>
        {axis.map((value) => {
          const y = frame.top + (floor - frame.top) * (1 - value / highest);
          return (
            <g key={value}>
              <line className="adm-chart-grid" x1={frame.left} x2={width - frame.right} y1={y} y2={y} />
              <text className="adm-chart-word" x={frame.left - 10} y={y + 4} textAnchor="end">
                {formatNumber(value)}
              </text>
            </g>
          );
        })}
        <DayWords days={days} points={now} every={width < NARROW ? EVERY_DAY_NARROW : EVERY_DAY} />
        <path
          className="adm-chart-area"
          d={`${lineOf(now)}L${now.at(-1)?.[0] ?? 0} ${floor}L${frame.left} ${floor}Z`}
        />
        <path className="adm-chart-before" d={lineOf(before)} />
        <path className="adm-chart-now" d={lineOf(now)} />
        <circle className="adm-chart-dot" cx={dotX} cy={dotY} r={4.5} />
      </svg>
      {looked !== null && days[looked] && <Tip day={days[looked]} left={Math.min(dotX + 12, width - 190)} />}
    </div>
  );
}

interface DayWordsProps {
  readonly days: StartPage['sales'];
  readonly points: readonly (readonly [number, number])[];
  readonly every: number;
}

/** Selected day labels of the axis, always with the last day. */
function DayWords({ days, points, every }: DayWordsProps) {
  return days.map(({ day }, index) => {
    if ((days.length - 1 - index) % every !== 0) return null;
    const { day: date, month } = dateParts(day);
    return (
      <text
        key={day}
        className="adm-chart-word"
        x={points[index]?.[0] ?? 0}
        y={HEIGHT - 6}
        textAnchor={index === days.length - 1 ? 'end' : 'middle'}
      >
        {`${date}. ${month}.`}
      </text>
    );
  });
}

function Tip({ day, left }: { readonly day: StartPage['sales'][number]; readonly left: number }) {
  return (
    <div className="adm-chart-tip" style={{ left }}>
      <b>{formatDate(day.day, language())}</b>
      <span className="sj-num">{kmText(day.amount)}</span>
      <span className="sj-num sj-t3">{`${t('start.before')}: ${kmText(day.previous)}`}</span>
    </div>
  );
}

const INITIAL_WIDTH = 800;

/** The current width of the element in px; follows resizes. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(INITIAL_WIDTH);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
