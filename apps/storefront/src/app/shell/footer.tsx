import './footer.css';
import { useQuery } from '@tanstack/react-query';
import { IconExternalLink } from '@tabler/icons-react';
import { useSupplier } from '@sjaj/app-kit';
import type { PickupPlaceView } from '@sjaj/contract';
import { workingHoursText } from '@sjaj/i18n';
import { useUiLink } from '@sjaj/ui';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { useIsRetail } from '../../shared/session/retail.ts';
import { CAREERS, COMPANY_PAGES, SHOPPING_PAGES, TERMS } from '../../shared/information.ts';
import { usePickupPlaces } from '../../shared/pickup-places.ts';
import { ShopLogo } from '../../shared/shop-logo.tsx';
import { t } from '../../shared/texts/t.ts';
import type { Destination } from '../navigation.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { frameQuery } from '../../shared/frame-query.ts';

/** Who the supplier is, the ways on, the working hours, and the newsletter. */
export function Footer() {
  const seesPrices = useCanViewPrices();
  const isRetail = useIsRetail();
  const places = usePickupPlaces();
  return (
    <footer className="shop-footer">
      <div className="sj-wrap">
        <div className="shop-footer-columns">
          <div className="shop-footer-wide">
            <ShopLogo name="" height={28} />
            <p>{t('footer.about')}</p>
            <SupplierAddress />
            {places.length > 0 && <p>{places.map(({ title }) => title).join(' · ')}</p>}
          </div>
          <Links title={t('footer.shopping')} pages={SHOPPING_PAGES} />
          <Links title={t('footer.company')} pages={[...COMPANY_PAGES, CAREERS, TERMS]} />
          <Hours places={places} />
          <div className="shop-footer-wide">
            <NewsletterForm />
          </div>
        </div>
        <div className="shop-legal">
          <LegalFacts />
          {seesPrices && <span>{t(isRetail ? 'footer.retailPricesNote' : 'footer.pricesNote')}</span>}
          <ConsumerShop />
        </div>
      </div>
    </footer>
  );
}

/** When the branches are open; nothing until staff have entered it. */
function Hours({ places }: { readonly places: readonly PickupPlaceView[] }) {
  const lines = places.flatMap(({ title, workingHours }) =>
    workingHours.map((one) => `${title}: ${workingHoursText(one, t)}`),
  );
  if (lines.length === 0) return null;
  return (
    <div className="shop-footer-wide">
      <h2>{t('footer.hours')}</h2>
      <ul className="sj-num">
        {lines.map((line) => (
          <li key={line}>
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the supplier is and how to reach it; nothing until staff have entered it. */
function SupplierAddress() {
  const supplier = useSupplier();
  if (!supplier) return null;
  const { legalName, street, postalCode, town, phone, infoPhone, email } = supplier;
  return (
    <address className="shop-footer-address">
      <span>{legalName}</span>
      <span>{`${street}, ${postalCode} ${town}`}</span>
      {[infoPhone, phone].map((number) => number && <PhoneLink key={number} number={number} />)}
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}

const PhoneLink = ({ number }: { readonly number: string }) => <a href={`tel:${number}`}>{number}</a>;

/** Who answers for the shop, with its tax numbers. */
function LegalFacts() {
  const supplier = useSupplier();
  if (!supplier) return null;
  const { legalName, jib, pdvNumber } = supplier;
  return (
    <>
      <span>{t('footer.copyright', { year: new Date().getFullYear(), company: legalName })}</span>
      <span>{t('footer.jib', { number: jib })}</span>
      {pdvNumber && <span>{t('footer.vatNumber', { number: pdvNumber })}</span>}
    </>
  );
}

/** The way out for who shops for the home. */
function ConsumerShop() {
  const { data: facts } = useQuery(frameQuery);
  if (!facts?.consumerShopUrl) return null;
  return (
    <a href={facts.consumerShopUrl} rel="noopener" className="shop-consumer">
      {t('pages.consumerShop')}
      <IconExternalLink size={14} aria-hidden="true" />
    </a>
  );
}

interface LinksProps {
  readonly title: string;
  readonly pages: readonly Destination[];
}

function Links({ title, pages }: LinksProps) {
  const Link = useUiLink();
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.href}>
            <Link href={page.href}>{t(page.title)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
