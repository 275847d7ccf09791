export { createNotices, type Notice, type NoticeContent, type Notices, useNotices } from './notices'
