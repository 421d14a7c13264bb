import './rich-text.css';
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { type UiLinkProps, useUiLink } from '../foundation/ui-provider.tsx';
import { parseRichText, type RichTextElement, type RichTextNode } from './parse-rich-text.ts';

const EMPTY: ReadonlySet<string> = new Set(['br', 'hr']);
const TAGS: ReadonlySet<string> = new Set([
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 's', 'code'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);
/** What the shop links to: its own pages, other sites, phones and mail. */
const HREF = /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)/i;
const PICTURE = /^\/files\/pictures\//;

interface RichTextProps {
  /** HTML that the server has sanitised. Elements that are not known are left out here too. */
  readonly html: string;
}

/** A text that staff have written: headings, paragraphs, lists, tables, pictures. */
export function RichText({ html }: RichTextProps) {
  const Link = useUiLink();
  return <div className="sj-rich-text">{nodesOf(parseRichText(html), Link)}</div>;
}

const nodesOf = (nodes: readonly RichTextNode[], Link: ComponentType<UiLinkProps>): ReactNode[] =>
  nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? node : elementOf(node, Link)}</Fragment>
  ));

function elementOf({ tag, attributes, children }: RichTextElement, Link: ComponentType<UiLinkProps>): ReactNode {
  if (EMPTY.has(tag)) return createElement(tag);
  if (tag === 'img') return pictureOf(attributes);
  const inside = nodesOf(children, Link);
  if (tag === 'a') return linkOf(attributes['href'] ?? '', inside, Link);
  // A wide table scrolls, not the page.
  if (tag === 'table') {
    return (
      <div className="sj-rich-text-table">
        <table>{inside}</table>
      </div>
    );
  }
  if (tag === 'th' || tag === 'td') return createElement(tag, spansOf(attributes), inside);
  return TAGS.has(tag) ? createElement(tag, null, inside) : inside;
}

function linkOf(href: string, children: ReactNode, Link: ComponentType<UiLinkProps>): ReactNode {
  if (!HREF.test(href)) return children;
  if (href.startsWith('/')) {
    return (
      <Link className="sj-link" href={href}>
        {children}
      </Link>
    );
  }
  return (
    <a className="sj-link" href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

type Attributes = RichTextElement['attributes'];

const spansOf = (attributes: Attributes) => ({
  colSpan: Number(attributes['colspan']) || undefined,
  rowSpan: Number(attributes['rowspan']) || undefined,
});

const pictureOf = ({ src = '', alt = '' }: Attributes): ReactNode =>
  PICTURE.test(src) ? <img src={src} alt={alt} loading="lazy" /> : null;
