import './list-search-bar.css';
import { IconSearch } from '@tabler/icons-react';
import { Button } from '../actions/button.tsx';
import { useUiText } from '../foundation/ui-provider.tsx';
import { countText, rangeOf } from './pagination.logic.ts';

const LONGEST_TEXT = 64;

interface ListSearchBarProps {
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly page: number;
  readonly pageSize: number;
  readonly totalItems: number;
  /** How far the items are counted: so many are shown as so many or more. */
  readonly countsUpTo?: number;
  readonly onPage: (page: number) => void;
}

/** Search, count and pages of a list within a page. A new text returns to the first page. */
export function ListSearchBar(props: ListSearchBarProps) {
  const { label, typed, onType, page, pageSize, totalItems, countsUpTo, onPage } = props;
  const text = useUiText();
  const range = { ...rangeOf(page, pageSize, totalItems), total: countText(totalItems, countsUpTo) };
  return (
    <div className="sj-list-search">
      <div className="sj-input">
        <IconSearch size={16} aria-hidden="true" />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={LONGEST_TEXT}
          value={typed}
          onChange={(event) => {
            onType(event.currentTarget.value);
            onPage(1);
          }}
        />
      </div>
      <span className="sj-sm sj-t3 sj-num" role="status">
        {totalItems > 0 && text.range(range)}
      </span>
      {totalItems > pageSize && (
        <span className="sj-row">
          <Button variant="line" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {text.previousPage}
          </Button>
          <Button variant="line" size="sm" disabled={range.to >= totalItems} onClick={() => onPage(page + 1)}>
            {text.nextPage}
          </Button>
        </span>
      )}
    </div>
  );
}
