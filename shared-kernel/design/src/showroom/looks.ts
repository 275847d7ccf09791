import { type Look, SCHEMES, schemeOf } from '@prilavok/shared-kernel/theme'

/** Chosen instead of one look: every state is shown in all of them, side by side. */
export const ALL_LOOKS = 'all'

/** COLOR_SCHEME values of the twelve looks. */
export const LOOK_NAMES: readonly string[] = SCHEMES.flatMap((scheme) => [scheme, `${scheme}_gradient`])

/** Attributes that give an element and everything inside it a look. */
export const lookAttributes = (name: string) => {
  const { scheme, variant }: Look = schemeOf(name)
  return { 'data-scheme': scheme, 'data-variant': variant ?? 'solid' }
}
