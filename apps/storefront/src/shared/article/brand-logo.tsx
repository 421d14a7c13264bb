import './brand-logo.css';
import { useState } from 'react';

interface BrandLogoProps {
  readonly title: string;
  readonly logoUrl: string | null;
  /** Pixels. */
  readonly height: number;
}

/** The lettering of a brand; its name where there is none or it does not load. */
export function BrandLogo({ title, logoUrl, height }: BrandLogoProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (logoUrl === null || logoUrl === failedUrl) return <span>{title}</span>;
  return (
    <img
      className="shop-brand"
      src={logoUrl}
      alt={title}
      height={height}
      loading="lazy"
      onError={() => setFailedUrl(logoUrl)}
    />
  );
}
