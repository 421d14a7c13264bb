/** A point or direction in space: x right, y up, z towards the viewer. */
export type V3 = [number, number, number];
/** An outline or profile point; the third number is the fillet radius of its corner. */
export type Pt = [number, number, number?];
/** One gradient stop: offset, colour, opacity. */
export type Stop = [number, string, number?];

export type Label = { brand: string; title: string; volume: string };
/** Colours as six-digit hex: bottle or housing, closure, contents, label artwork. */
export type Colors = { body: string; cap: string; liquid: string; label: string };
export type Options = { c?: string; clear?: boolean; valve?: boolean; t?: string };

/** What a picture shows. The same request always gives the same drawing. */
export type DrawRequest<Kind extends string = string> = {
  kind: Kind;
  label: Label;
  colors: Colors;
  /** Varies proportions, closures and label layout within a kind. */
  seed: number;
  /** Hazard pictograms (GHS01 … GHS09); the label shows the first three. */
  ghs?: string[];
  opts?: Options;
};
