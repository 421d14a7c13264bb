import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { TrendPoint } from './trend.ts';

interface TrendDrawingProps {
  readonly points: readonly TrendPoint[];
  readonly valueHeading: string;
  readonly previousHeading: string;
  readonly format: (value: number) => string;
  readonly formatShort: (value: number) => string;
}

const TICK = { fill: 'var(--sj-text-3)', fontSize: 12 };
const TICK_GAP = 18;

/** The lines themselves. Colours are tokens, so they follow the colour scheme. */
export function TrendDrawing({ points, valueHeading, previousHeading, format, formatShort }: TrendDrawingProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={[...points]} margin={{ top: 12, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--sj-line)" />
        <XAxis
          dataKey="shortLabel"
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: 'var(--sj-line-2)' }}
          minTickGap={TICK_GAP}
        />
        <YAxis tickFormatter={formatShort} tick={TICK} tickLine={false} axisLine={false} width={56} />
        <Tooltip
          isAnimationActive={false}
          content={({ active, payload }) => {
            const point = payload[0]?.payload as TrendPoint | undefined;
            if (!active || !point) return null;
            return (
              <div className="sj-chart-tip">
                <span>{point.label}</span>
                <span>
                  {valueHeading}: <b className="sj-num">{format(point.value)}</b>
                </span>
                <span>
                  {previousHeading}: <span className="sj-num">{format(point.previous)}</span>
                </span>
              </div>
            );
          }}
        />
        <Line
          dataKey="previous"
          stroke="var(--sj-field)"
          strokeWidth={1.5}
          strokeDasharray="4 4"
          dot={false}
          isAnimationActive={false}
        />
        <Area
          dataKey="value"
          stroke="var(--sj-chart-strong)"
          strokeWidth={2.25}
          fill="var(--sj-chart-strong)"
          fillOpacity={0.07}
          dot={points.length === 1}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
