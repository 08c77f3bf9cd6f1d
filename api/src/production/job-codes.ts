/** What the QR code of a job contains: the order and the item, which are scanned to open it. */
export const qrText = ({ orderId, sid }: { orderId: string; sid: string }) => `${orderId}/${sid}`;

/** What the bar code of a job contains: the order and the item's position, short enough for a narrow label. */
export const barCodeText = ({ orderId, position }: { orderId: string; position: number }) => `${orderId}/${position}`;
