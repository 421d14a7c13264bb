import type { ArticleCard, PurchasedArticle } from '@sjaj/contract';
import { CardsView } from './cards-view.tsx';
import type { View } from './listing-choice.logic.ts';
import { ListView } from './list-view.tsx';
import { TableView } from './table-view.tsx';
import type { EntryColumn } from './use-entries.ts';

interface ArticlesViewProps {
  readonly articles: readonly (ArticleCard | PurchasedArticle)[];
  readonly view: View;
  readonly column: EntryColumn;
  /** Whether a row has five tiles, since no filters are beside it. */
  readonly wide?: boolean;
}

/** The articles in the chosen view. */
export function ArticlesView({ articles, view, column, wide = false }: ArticlesViewProps) {
  switch (view) {
    case 'cards':
      return <CardsView articles={articles} wide={wide} />;
    case 'list':
      return <ListView articles={articles} />;
    case 'table':
      return <TableView articles={articles} column={column} />;
  }
}
