import { readSounds, transliterate } from './transliterate'

/** Letters of Latin words as Russians say them; longer groups first. */
const SOUNDS = [
  ...readSounds('shch щ sch ш tch ч eau о tion шн'),
  ...readSounds(
    'zh ж kh х ts ц ch ч sh ш ph ф th т ck к qu кв oo у ee и ea и ou у ow о aw о au о ew ю ei ай ie и ai е ay е ey и',
  ),
  ...readSounds('yu ю ya я yo е ju ю ja я ye е ce се ci си cy си ge ге dge дж wr р kn н wh в igh ай'),
  ...readSounds(
    'a а b б c к d д e е f ф g г h х i и j ж k к l л m м n н o о p п q к r р s с t т u у v в w в x кс y и z з',
  ),
]

/** A Latin word in Russian letters; Russian letters stay. */
export const inRussian = (word: string): string => transliterate(word, SOUNDS)

/**
 * What a word sounds like, the same for both alphabets: «Komus» and «комус», «SvetoCopy» and «светокопи», «Брауберг» and
 * «Brauberg». Too rough to find by, good to find a brand by that nothing else is like.
 */
export function soundOf(word: string): string {
  return inRussian(word)
    .replace(/дж/g, 'ж')
    .replace(/т?[щшч]/g, 'ш')
    .replace(/ж(?=$)/, 'ш')
    .replace(/ц|тс/g, 'с')
    .replace(/[ьъ]/g, '')
    .replace(/й/g, 'и')
    .replace(/[еэыияюё]+/g, 'и')
    .replace(/[ао]+у?/g, 'а')
    .replace(/у+/g, 'у')
    .replace(/(.)\1+/g, '$1')
    .replace(/з/g, 'с')
    .replace(/[вбдг](?=$|[пткфсшх])/g, (sign) => DULL[sign] ?? sign)
}

/** Voiced consonants are dull at the end of a word and before a dull one. */
const DULL: Record<string, string> = { в: 'ф', б: 'п', д: 'т', г: 'к' }
