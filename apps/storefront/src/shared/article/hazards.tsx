import type { HazardLabel } from '@sjaj/contract';
import { GhsPictogram, isGhsCode } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import styles from './hazards.module.css';

const WORDS = {
  GHS01: 'articleData.ghs01',
  GHS02: 'articleData.ghs02',
  GHS03: 'articleData.ghs03',
  GHS04: 'articleData.ghs04',
  GHS05: 'articleData.ghs05',
  GHS06: 'articleData.ghs06',
  GHS07: 'articleData.ghs07',
  GHS08: 'articleData.ghs08',
  GHS09: 'articleData.ghs09',
} as const;

const wordOf = (code: string): string => (isGhsCode(code) ? t(WORDS[code]) : '');

interface HazardsProps {
  readonly hazards: HazardLabel;
}

/** The hazard label of an article as an offer must show it: pictograms, signal word, and what they warn of. */
export function Hazards({ hazards: { pictograms, signalWord } }: HazardsProps) {
  const words = pictograms.map(wordOf).filter(Boolean).join(', ');
  return (
    <div className={styles['hazards']}>
      <Pictograms codes={pictograms} size={52} />
      <p>
        {signalWord && (
          <strong className={styles['word']}>
            <span className="sj-vh">{`${t('articleData.signalWord')}: `}</span>
            {t(signalWord === 'danger' ? 'articleData.signalDanger' : 'articleData.signalWarning')}
          </strong>
        )}
        <span aria-hidden="true" className="sj-xs sj-t2">
          {words}
        </span>
      </p>
    </div>
  );
}

/** The pictograms alone, small, for a row of a list. */
export function HazardMarks({ hazards }: { readonly hazards: HazardLabel | null }) {
  return hazards && <Pictograms codes={hazards.pictograms} size={20} />;
}

function Pictograms({ codes, size }: { readonly codes: readonly string[]; readonly size: number }) {
  if (codes.length === 0) return null;
  return (
    <span className={styles['signs']} role="group" aria-label={t('articleData.pictograms')}>
      {codes.map((code) =>
        isGhsCode(code) ? (
          <GhsPictogram key={code} code={code} size={size} label={`${code} ${wordOf(code)}`} />
        ) : (
          <span key={code}>{code}</span>
        ),
      )}
    </span>
  );
}
