import { Hints } from './palette-styles'

const HINTS: [keys: string[], meaning: string, forProducts?: true][] = [
  [['↑', '↓'], 'выбрать'],
  [['Tab'], 'количество', true],
  [['Enter'], 'в корзину или открыть'],
  [['Shift Enter'], 'страница товара', true],
  [['Ctrl K'], 'закрыть'],
]

/** The keys of the palette, under its entries; phones have none. */
export function KeyHints() {
  return (
    <Hints aria-hidden>
      {HINTS.map(([keys, meaning, forProducts]) => (
        <span key={meaning} data-products={forProducts}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {meaning}
        </span>
      ))}
    </Hints>
  )
}
