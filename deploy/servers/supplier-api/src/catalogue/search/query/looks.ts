/** Russian letters that look like Latin ones, place by place. */
export const LOOKS_RUSSIAN = 'асеорхуктмнв'
export const LOOKS_LATIN = 'aceopxyktmhb'
