import {
  type CSSObject,
  css,
  type SerializedStyles,
  __unsafe_useEmotionCache as useCache,
} from '@emotion/react'
import { getRegisteredStyles, insertStyles } from '@emotion/utils'
import type { ComponentProps, ElementType, JSX } from 'react'

interface Source {
  tag: ElementType
  /** Text and name of its rules, made at the first rendering. */
  styles: () => SerializedStyles
}

export interface StyledComponent<Props> {
  (props: Props & { as?: ElementType }): JSX.Element
  readonly source: Source
}

type Styling<Tag extends ElementType> = (
  text: TemplateStringsArray | string,
  ...values: (string | CSSObject | SerializedStyles)[]
) => StyledComponent<ComponentProps<Tag>>

type Styled = (<Tag extends ElementType>(tag: Tag) => Styling<Tag>) & {
  [Tag in keyof JSX.IntrinsicElements]: Styling<Tag>
}

type Cache = NonNullable<ReturnType<typeof useCache>>

const isStyled = (tag: ElementType | StyledComponent<object>): tag is StyledComponent<object> =>
  typeof tag === 'function' && 'source' in tag

/** A class that came from another styled component is joined with the own one, so that its rules come last. */
function joinStyles(cache: Cache, own: SerializedStyles, className: string) {
  const others: string[] = []
  const plain = getRegisteredStyles(cache.registered, others, className)
  return { plain, styles: others.length > 0 ? css(own, ...others) : own }
}

function useElement({ tag, styles }: Source, { as = tag, className, ...rest }: ComponentProps<ElementType>) {
  const Tag: ElementType = as
  const cache = useCache()
  if (!cache) throw new Error('A styled component needs a style cache: render it inside a CacheProvider.')
  const own = styles()
  const joined = className ? joinStyles(cache, own, className) : { plain: '', styles: own }
  insertStyles(cache, joined.styles, typeof Tag === 'string')
  return <Tag {...rest} className={`${joined.plain}${cache.key}-${joined.styles.name}`} />
}

function once<T>(make: () => T): () => T {
  const memo: { value?: T } = {}
  return () => {
    memo.value ??= make()
    return memo.value
  }
}

function styling(tag: ElementType): Styling<ElementType> {
  const base = isStyled(tag) ? tag.source : undefined
  return (text, ...values) => {
    const own = () => css(text, ...values)
    const source: Source = {
      tag: base?.tag ?? tag,
      styles: once(base ? () => css(base.styles(), own()) : own),
    }
    return Object.assign((props: ComponentProps<ElementType>) => useElement(source, props), { source })
  }
}

/**
 * Components with styles of their own: `styled.li`, `styled(Panel)`. As in @emotion/styled, whose cache it fills, but styles are fixed:
 * what differs between instances is a `data-` attribute or a custom property. So the text of the rules is hashed once, not for
 * each instance, and an element is one component without a wrapper.
 */
export const styled = new Proxy(styling, { get: (make, tag: string) => make(tag as ElementType) }) as Styled
