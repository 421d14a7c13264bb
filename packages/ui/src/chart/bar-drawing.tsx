import {
  Bar as Bars,
  BarChart as Chart,
  CartesianGrid,
  Cell,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Bar } from './bar.ts';

interface BarDrawingProps {
  readonly bars: readonly Bar[];
  readonly kind: 'columns' | 'rows';
  readonly format: (value: number) => string;
  readonly formatShort: (value: number) => string;
}

const TICK = { fill: 'var(--sj-text-3)', fontSize: 12 };
const LABEL_WIDTH = 150;

const colourOf = ({ isCurrent }: Bar): string => (isCurrent ? 'var(--sj-chart-strong)' : 'var(--sj-chart)');

/** The bars themselves. Colours are tokens, so they follow the colour scheme. */
export function BarDrawing({ bars, kind, format, formatShort }: BarDrawingProps) {
  const data = bars.map((bar) => ({ ...bar, shortLabel: bar.shortLabel ?? bar.label }));
  const isRows = kind === 'rows';
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Chart
        data={data}
        layout={isRows ? 'vertical' : 'horizontal'}
        margin={isRows ? { top: 0, right: 84, bottom: 0, left: 0 } : { top: 18, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        {!isRows && <CartesianGrid vertical={false} stroke="var(--sj-line)" />}
        {isRows ? (
          <>
            <XAxis type="number" hide />
            <YAxis
              type="category"
              dataKey="shortLabel"
              width={LABEL_WIDTH}
              tick={TICK}
              tickLine={false}
              axisLine={false}
            />
          </>
        ) : (
          <>
            <XAxis
              dataKey="shortLabel"
              interval="equidistantPreserveStart"
              tick={TICK}
              tickLine={false}
              axisLine={{ stroke: 'var(--sj-line-2)' }}
            />
            <YAxis tickFormatter={formatShort} tick={TICK} tickLine={false} axisLine={false} width={48} />
          </>
        )}
        <Tooltip
          cursor={{ fill: 'var(--sj-surface-2)' }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const bar = payload[0]?.payload as Bar | undefined;
            if (!active || !bar) return null;
            return (
              <div className="sj-chart-tip">
                <span>{bar.label}</span>
                <b className="sj-num">{format(bar.value)}</b>
              </div>
            );
          }}
        />
        <Bars
          dataKey="value"
          radius={isRows ? [0, 4, 4, 0] : [4, 4, 0, 0]}
          isAnimationActive={false}
          maxBarSize={isRows ? 18 : 40}
        >
          {data.map((bar) => (
            <Cell key={bar.key} fill={colourOf(bar)} />
          ))}
          {isRows && (
            <LabelList
              dataKey="value"
              position="right"
              formatter={(value) => format(Number(value))}
              style={{ fill: 'var(--sj-text-2)', fontSize: 12 }}
            />
          )}
        </Bars>
      </Chart>
    </ResponsiveContainer>
  );
}
