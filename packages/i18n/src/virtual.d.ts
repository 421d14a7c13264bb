/** Texts that the Vite plugin `texts` of `@sjaj/i18n/vite` provides: each language a chunk of its own. */
declare module 'virtual:texts/shop' {
  export const load: import('./virtual.ts').TextLoaders;
}

declare module 'virtual:texts/account' {
  export const load: import('./virtual.ts').TextLoaders;
}

declare module 'virtual:texts/staff' {
  export const load: import('./virtual.ts').TextLoaders;
}
