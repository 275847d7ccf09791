import type { ContentBlock } from '@prilavok/shared-kernel/contract'
import type { ColumnType, Generated } from 'kysely'

export interface ContentTables {
  content_pages: {
    shop_id: number
    id: Generated<number>
    code: string
    type: string
    title: string
    sort: Generated<number>
    published: Generated<boolean>
    blocks: ColumnType<ContentBlock[], string, string>
    updated_at: Generated<Date>
  }
  feedback_types: { shop_id: number; xml_id: string; value: string; sort: Generated<number> }
  messages: {
    shop_id: number
    id: Generated<number>
    kind: 'feedback' | 'question'
    buyer_id: number
    client_id: number | null
    name: Generated<string>
    email: Generated<string>
    phone: Generated<string>
    type_xml_id: Generated<string>
    type_value: Generated<string>
    subject: Generated<string>
    text: string
    created_at: Generated<Date>
  }
  reviews: {
    shop_id: number
    id: Generated<number>
    client_id: number
    blocks: ColumnType<ContentBlock[], string, string>
    created_at: Generated<Date>
  }
}
