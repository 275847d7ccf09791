import { MODAL_ATTRIBUTE, type ModalName } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import type { MouseEvent, ReactNode } from 'react'
import { TextLink, type TextLinkProps } from './link'
import { LinkButton, type LinkButtonProps } from './link-button'

const CONTACTS = '/content/front_up/contact_info'

type MessageModal = Extract<ModalName, 'feedback' | 'askQuestion'>
const TEXTS: Record<MessageModal, string> = { feedback: 'Написать поставщику', askQuestion: 'Задать вопрос' }

interface QuestionEntryProps {
  /** `feedback` asks who writes, `askQuestion` only what. @default 'askQuestion' */
  modal?: MessageModal
  /** What the question is about, where the place knows. */
  subject?: string
  /** @default «Задать вопрос», of the feedback «Написать поставщику» */
  children?: ReactNode
  /** The dialog opens: a menu that holds the link closes. */
  onOpen?: () => void
}

/** A link to the contacts page that opens the dialog instead where it can; undefined where the shop has no such page. */
function useQuestionEntry({ modal = 'askQuestion', subject, children, onOpen }: QuestionEntryProps) {
  const { plan, modals } = useKernel()
  const hasContacts = useHasRoute()(CONTACTS)
  if (!hasContacts) return undefined
  const content = { to: CONTACTS, children: children ?? TEXTS[modal] }
  if (!plan.modals[modal]) return content
  const onClick = (event: MouseEvent) => {
    // Another tab or window: the link itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen?.()
    if (modal === 'askQuestion') modals.open(modal, subject ? { subject } : {})
    else modals.open(modal, {})
  }
  return { ...content, onClick, [MODAL_ATTRIBUTE]: modal }
}

export interface QuestionLinkProps extends QuestionEntryProps, Pick<TextLinkProps, 'quiet'> {}

/** The way to ask the supplier something, without scripts by the contacts page. */
export function QuestionLink({ quiet, ...props }: QuestionLinkProps) {
  const entry = useQuestionEntry(props)
  return entry ? <TextLink {...entry} quiet={quiet} /> : null
}

export interface QuestionButtonProps extends QuestionEntryProps, Pick<LinkButtonProps, 'kind' | 'size'> {}

/** The same in the look of a button, among the actions of a state. */
export function QuestionButton({ kind, size, ...props }: QuestionButtonProps) {
  const entry = useQuestionEntry(props)
  return entry ? <LinkButton {...entry} kind={kind} size={size} /> : null
}
