import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { rangeBetween, withSelected } from './row-selection'
import { type SelectionKeys, selectionKeys } from './selection-keys'

export interface RowSelection<Id> {
  /** Every row that can be selected, as they stand in the list. */
  ids: readonly Id[]
  /** Selected rows that are still in the list. */
  selected: ReadonlySet<Id>
  /**
   * One row; with Shift, everything from the row that was chosen before it.
   * @param shift whether Shift is held. @default as it was in the click on the row's box that this follows
   */
  select(id: Id, checked: boolean, shift?: boolean): void
  /** Many rows at once: all of the list, or a group. */
  selectMany(ids: readonly Id[], checked: boolean): void
  /** Selects everything from the row that was chosen last, else from `from`, to this one (Shift+↑↓). */
  extendTo(id: Id, from: Id): void
  /** For `rowKeys`. */
  keys: SelectionKeys
  /** On the list: notes whether Shift is held, which the change of a box does not tell. */
  listProps: { onClickCapture(event: MouseEvent): void }
}

interface State<Id> {
  chosen: ReadonlySet<Id>
  /** Where a range begins. */
  anchor?: Id
}

/**
 * Selection of rows by their boxes: one, a range with Shift, all. Ids that leave the list leave the selection.
 * @param ids rows that can be selected, in the order in which they stand
 */
export function useRowSelection<Id extends number | string>(ids: readonly Id[]): RowSelection<Id> {
  const [{ chosen }, setState] = useState<State<Id>>({ chosen: new Set() })
  const list = useRef(ids)
  const held = useRef({ shift: false, onLabel: false })
  useEffect(() => {
    list.current = ids
  }, [ids])

  const selectMany = useCallback((many: readonly Id[], checked: boolean) => {
    setState((now) => ({ ...now, chosen: withSelected(now.chosen, many, checked) }))
  }, [])
  const select = useCallback((id: Id, checked: boolean, shift = held.current.shift) => {
    held.current.shift = false
    setState((now) => {
      const range = shift && now.anchor !== undefined ? rangeBetween(list.current, now.anchor, id) : []
      return { anchor: id, chosen: withSelected(now.chosen, range.length > 0 ? range : [id], checked) }
    })
  }, [])
  const extendTo = useCallback((id: Id, from: Id) => {
    setState((now) => {
      const anchor = now.anchor !== undefined && now.chosen.has(now.anchor) ? now.anchor : from
      return { anchor, chosen: withSelected(now.chosen, rangeBetween(list.current, anchor, id), true) }
    })
  }, [])
  const listProps = useMemo(
    () => ({
      // A press on a label comes as two clicks: the second, on the box itself, may have lost the key.
      onClickCapture({ target, shiftKey }: MouseEvent) {
        const { current } = held
        const onBox = target instanceof HTMLInputElement
        if (onBox) current.shift = shiftKey || current.onLabel
        current.onLabel = !onBox && shiftKey && target instanceof Element && target.closest('label') !== null
      },
    }),
    [],
  )
  const selected = useMemo(() => new Set(ids.filter((id) => chosen.has(id))), [ids, chosen])
  const selection = { ids, selected, select, selectMany, extendTo }
  return { ...selection, keys: selectionKeys(selection), listProps }
}
