/** A stored photo. */
export interface StoredPhoto {
  objectId: string;
  name: string;
}

export interface NewClaim {
  orderId: string;
  sid: string;
  reason: string;
  photos: readonly StoredPhoto[];
  openedAt: Date;
  openedBy: string | null;
  /** `YYYY-MM-DD`: the last day to claim; null if the delivery date is unknown. */
  deadline: string | null;
  /** `YYYY-MM-DD`: the day by which the customer gets an answer. */
  answerDue: string;
}

export interface ResolvedClaim {
  sid: string;
  resolution: 'reprint' | 'refund' | 'refused';
  lostParcel: boolean;
  /** The refund in minor units of the order's currency. */
  amount?: number;
  answer?: string;
  at: Date;
  by: string | null;
}

export interface ClaimRecord {
  id: string;
  orderId: string;
  sid: string;
  reason: string;
  photos: StoredPhoto[];
  openedAt: Date;
  deadline: string | null;
  answerDue: string;
  resolution: ResolvedClaim['resolution'] | null;
  lostParcel: boolean;
  amount: number | null;
  answer: string | null;
  resolvedAt: Date | null;
  reprintOrderId: string | null;
}
