import type { RowNoteProps } from '@prilavok/shared-kernel/ui/row-texts'
import type { RepeatKind, RepeatView } from '../../model/repeat-views'
import { repeatTexts } from './texts'

function goneText({ obstacle, options, row, product }: RepeatView, searched: boolean): string {
  const why = repeatTexts.reasons[obstacle ?? 'deleted']
  if (product || options.length > 0) return `${why}. ${repeatTexts.hasAnalogs(options.length)}`
  // Without the product there is nothing to look for analogs of.
  return `${why}. ${searched || !row.product ? repeatTexts.noAnalogs : repeatTexts.mayChoose}`
}

/**
 * Why a row is not as it was.
 * @param searched partial analogs were asked for, too
 */
export function notesOf(view: RepeatView, money: (sum: number) => string, searched: boolean): RowNoteProps[] {
  const { row, product, proposed, held, elsewhere, rule, price, told, rejection } = view
  const { PRICE, QUANTITY } = row.was
  const share = PRICE > 0 ? Math.abs(price / PRICE - 1) * 100 : 0
  const notes: Record<RepeatKind, () => RowNoteProps> = {
    gone: () => ({ tone: 'danger', icon: 'alert', text: goneText(view, searched) }),
    less: () => ({
      tone: 'warning',
      icon: 'warning',
      text: repeatTexts.less({ part: proposed, asked: QUANTITY, held, elsewhere }),
    }),
    dearer: () => ({
      tone: 'neutral',
      icon: 'arrow-up',
      text: repeatTexts.dearer(share, money(PRICE), money(price)),
    }),
    cheaper: () => ({
      tone: 'success',
      icon: 'arrow-down',
      text: repeatTexts.cheaper(share, money(PRICE), money(price)),
    }),
    rounded: () => ({
      tone: 'info',
      icon: 'info',
      text: repeatTexts.rounded({
        ...{ gone: told.includes('gone'), asked: QUANTITY, count: proposed },
        ...{ step: rule.step, min: product?.UP_MULTIPLICITY.MIN ?? rule.min },
      }),
    }),
    held: () => ({ tone: 'info', icon: 'cart', text: repeatTexts.held(held) }),
  }
  // How many are in the basket is a part of what is said of a row that gets less.
  const said = told.filter((kind) => kind !== 'held' || !told.includes('less'))
  return [
    ...(rejection === undefined ? [] : [{ tone: 'danger', icon: 'alert', text: rejection } as const]),
    ...said.map((kind) => notes[kind]()),
  ]
}
