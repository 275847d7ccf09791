import { Hints } from './palette-styles'

const HINTS: [keys: string[], meaning: string][] = [
  [['↑', '↓'], 'выбрать'],
  [['Tab'], 'количество'],
  [['Enter'], 'в корзину или открыть'],
  [['Shift Enter'], 'страница товара'],
  [['Ctrl K'], 'закрыть'],
]

/** The keys of the palette, under its entries; phones have none. */
export function KeyHints() {
  return (
    <Hints aria-hidden>
      {HINTS.map(([keys, meaning]) => (
        <span key={meaning}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {meaning}
        </span>
      ))}
    </Hints>
  )
}
