import './brand-logo.css';
import { useState } from 'react';

interface BrandLogoProps {
  readonly title: string;
  readonly logoUrl: string | null;
  /** Pixels. */
  readonly height: number;
  /** What it shows, where the name stands beside it; without, it stands for the name. */
  readonly alt?: string;
}

/** The lettering of a brand; its name where there is none or it does not load. */
export function BrandLogo({ title, logoUrl, height, alt = title }: BrandLogoProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (logoUrl === null || logoUrl === failedUrl) return <span>{title}</span>;
  return (
    <img
      className="shop-brand"
      src={logoUrl}
      alt={alt}
      height={height}
      loading="lazy"
      onError={() => setFailedUrl(logoUrl)}
    />
  );
}
