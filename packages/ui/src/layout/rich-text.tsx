import './rich-text.css';
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { type UiLinkProps, useUiLink } from '../foundation/ui-provider.tsx';

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
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className="sj-rich-text">{childrenOf(body, Link)}</div>;
}

const childrenOf = (parent: Node, Link: ComponentType<UiLinkProps>): ReactNode[] =>
  [...parent.childNodes].map((node, index) => <Fragment key={index}>{elementOf(node, Link)}</Fragment>);

function elementOf(node: Node, Link: ComponentType<UiLinkProps>): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (EMPTY.has(tag)) return createElement(tag);
  if (tag === 'img') return <PictureOf element={node} />;
  const children = childrenOf(node, Link);
  if (tag === 'a') return linkOf(node.getAttribute('href') ?? '', children, Link);
  // A wide table scrolls, not the page.
  if (tag === 'table') {
    return (
      <div className="sj-rich-text-table">
        <table>{children}</table>
      </div>
    );
  }
  if (tag === 'th' || tag === 'td') return createElement(tag, spansOf(node), children);
  return TAGS.has(tag) ? createElement(tag, null, children) : children;
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

const spansOf = (cell: Element) => ({
  colSpan: Number(cell.getAttribute('colspan')) || undefined,
  rowSpan: Number(cell.getAttribute('rowspan')) || undefined,
});

function PictureOf({ element }: { readonly element: Element }) {
  const src = element.getAttribute('src') ?? '';
  return PICTURE.test(src) ? <img src={src} alt={element.getAttribute('alt') ?? ''} loading="lazy" /> : null;
}
