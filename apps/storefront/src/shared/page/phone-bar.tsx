import './screen-bars.css';
import type { ReactNode } from 'react';
import styles from './phone-bar.module.css';

/** What a page is there for, on a phone: in reach above the bottom bar wherever the page stands. Elsewhere it is not shown. */
export function PhoneBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.bar} data-bar="bottom">
      {children}
    </div>
  );
}
