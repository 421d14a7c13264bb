import './line-title.css';
import { classNames } from '../foundation/class-names.ts';
import { splitTitle } from './line-title.logic.ts';

interface LineTitleProps {
  readonly title: string;
  /** Two lines, as high as a row of a dense table: only longer titles are cut, at their end. */
  readonly twoLines?: boolean;
}

/** A title in one line: where room is short its middle is cut, because size and colour stand at its end. */
export function LineTitle({ title, twoLines }: LineTitleProps) {
  const [head, end] = splitTitle(title);
  return (
    <span className={classNames('sj-line-title', twoLines && 'sj-line-title-two')}>
      <span>{head}</span>
      <span>{end}</span>
    </span>
  );
}
