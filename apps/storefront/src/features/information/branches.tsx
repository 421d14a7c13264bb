import { workingHoursText } from '@sjaj/i18n';
import { Panel } from '@sjaj/ui';
import { usePickupPlaces } from '../../shared/pickup-places.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './information.module.css';

const mapUrl = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${address}, Bosna i Hercegovina`)}`;

/** The branches of the shop with address, phone and working hours; nothing while staff have entered none. */
export function Branches() {
  const places = usePickupPlaces();
  if (places.length === 0) return null;
  return (
    <div className={styles['branches']}>
      {places.map(({ title, street, postalCode, town, phone, offersPickup, workingHours }) => (
        <Panel key={title} title={title}>
          <address>
            {street}
            <br />
            {`${postalCode} ${town}`}
          </address>
          <p>
            {/* A plain link: nothing is loaded from the map's server before somebody follows it. */}
            <a
              className="sj-link"
              href={mapUrl(`${street}, ${postalCode} ${town}`)}
              target="_blank"
              rel="noreferrer"
              aria-label={`${t('delivery.onMap')}: ${title}`}
            >
              {t('delivery.onMap')}
            </a>
          </p>
          {phone !== null && (
            <p>
              <a className="sj-link" href={`tel:${phone}`}>
                {phone}
              </a>
            </p>
          )}
          {workingHours.length > 0 && (
            <>
              <h3 className="sj-sm sj-t3">{t('delivery.workingHours')}</h3>
              <ul>
                {workingHours
                  .map((one) => workingHoursText(one, t))
                  .map((hours) => (
                    <li key={hours}>{hours}</li>
                  ))}
              </ul>
            </>
          )}
          <p className="sj-sm sj-t2">{t(offersPickup ? 'delivery.pickupHere' : 'delivery.noPickupHere')}</p>
        </Panel>
      ))}
    </div>
  );
}
