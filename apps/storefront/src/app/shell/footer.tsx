import './footer.css';
import { Logo, useUiLink } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { MAIN_MENU } from '../navigation.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const HOURS = [
  'footer.hoursMostar',
  'footer.hoursMostarSaturday',
  'footer.hoursIlidza',
  'footer.hoursIlidzaSaturday',
  'footer.hoursBanjaLuka',
] as const;

/** Who the supplier is, the ways on, the working hours, and the newsletter. */
export function Footer() {
  const Link = useUiLink();
  return (
    <footer className="shop-footer">
      <div className="sj-wrap">
        <div className="shop-footer-columns">
          <div className="shop-footer-wide">
            <Logo name="" height={28} />
            <p>{t('footer.about')}</p>
            <p>{t('footer.branches')}</p>
          </div>
          <div>
            <h2>{t('footer.shopping')}</h2>
            <ul>
              {MAIN_MENU.filter(({ href }) => href !== '/').map(({ href, title }) => (
                <li key={href}>
                  <Link href={href}>{t(title)}</Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{t('footer.hours')}</h2>
            <ul className="sj-num">
              {HOURS.map((key) => (
                <li key={key}>
                  <span>{t(key)}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className="shop-footer-wide">
            <NewsletterForm />
          </div>
        </div>
        <div className="shop-legal">
          <span>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
          <span>{t('footer.pricesNote')}</span>
        </div>
      </div>
    </footer>
  );
}
