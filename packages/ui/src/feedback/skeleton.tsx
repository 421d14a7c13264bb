import './skeleton.css';

interface SkeletonProps {
  /** CSS length; the box has the geometry of what it stands for. */
  readonly width?: number | string;
  readonly height: number | string;
  readonly radius?: number;
  readonly marginTop?: number;
}

/** The placeholder of content that loads. Set `aria-busy` on the container. */
export function Skeleton({ width, height, radius, marginTop }: SkeletonProps) {
  return <span className="sj-sk" aria-hidden="true" style={{ width, height, borderRadius: radius, marginTop }} />;
}
