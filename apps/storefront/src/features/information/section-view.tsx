import type { PageText } from '@sjaj/i18n/pages';
import { linked } from './linked.tsx';
import styles from './information.module.css';

interface SectionViewProps {
  readonly section: PageText['sections'][number];
}

/** A section of a page: heading, paragraphs, columns, steps. */
export function SectionView({ section: { title, paragraphs, list, steps } }: SectionViewProps) {
  return (
    <section className={`sj-panel ${styles['section']}`}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{linked(paragraph)}</p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map((item) => (
            <li key={item}>{linked(item)}</li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{linked(step)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
