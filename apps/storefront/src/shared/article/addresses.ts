interface Addressed {
  readonly id: number;
  readonly slug: string;
}

export const articleAddress = ({ id, slug }: Addressed): string => `/article/${id}/${slug}`;

export const categoryAddress = ({ id, slug }: Addressed): string => `/category/${id}/${slug}`;

export const tagAddress = ({ id, slug }: Addressed): string => `/tag/${id}/${slug}`;

export const promotionAddress = ({ id, slug }: Addressed): string => `/akcija/${id}/${slug}`;

/** A brand's address ends in its title, which need not be a slug. */
export const brandAddress = ({ id, title }: { readonly id: number; readonly title: string }): string =>
  `/brand/${id}/${encodeURIComponent(title.toLowerCase())}`;

export const searchAddress = (text: string): string => `/search/${encodeURIComponent(text)}`;
