import { useQuery } from '@tanstack/react-query';
import type { HeroBanner as HeroBannerData } from '@sjaj/contract';
import { ButtonLink, Skeleton } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './home.module.css';
import { heroBannersQuery } from './queries.ts';

const USUAL = 3;
const USUAL_HEIGHT = 102;

/** Hero banners. The room is reserved while loading and released if there are none. */
export function HeroBanners() {
  const { data: banners = [], isPending } = useQuery(heroBannersQuery);
  if (isPending) {
    return (
      <div className={styles['announcements']} aria-busy="true">
        {Array.from({ length: USUAL }, (_, index) => (
          <Skeleton key={index} height={USUAL_HEIGHT} radius={12} />
        ))}
      </div>
    );
  }
  if (banners.length === 0) return null;
  return (
    <div className={styles['announcements']}>
      {banners.map((each) => (
        <HeroBanner key={each.id} banner={each} />
      ))}
    </div>
  );
}

function HeroBanner({ banner }: { readonly banner: HeroBannerData }) {
  const { title, text, link, pictureUrl, pictureAlt, pictureFocus: focus } = banner;
  return (
    <section className={`sj-panel ${styles['announcement']}`}>
      {pictureUrl && (
        <img
          src={pictureUrl}
          alt={pictureAlt}
          width={96}
          height={72}
          loading="lazy"
          style={focus ? { objectFit: 'cover', objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
        />
      )}
      <div className="sj-grow">
        <h2>{title}</h2>
        <p className="sj-sm sj-t2">{text}</p>
      </div>
      {link && (
        <ButtonLink variant="soft" size="sm" href={link}>
          {t('action.show')}
        </ButtonLink>
      )}
    </section>
  );
}
