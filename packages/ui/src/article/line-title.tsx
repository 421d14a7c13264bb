import './line-title.css';
import { splitTitle } from './line-title.logic.ts';

/** A title in one line: where room is short its middle is cut, because size and colour stand at its end. */
export function LineTitle({ title }: { readonly title: string }) {
  const [head, end] = splitTitle(title);
  return (
    <span className="sj-line-title">
      <span>{head}</span>
      <span>{end}</span>
    </span>
  );
}
