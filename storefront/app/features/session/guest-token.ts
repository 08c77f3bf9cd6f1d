const GUEST_LINK = /^#guest=([\w-]{1,128})$/;

/** What a link in a guest's mail brings along in its fragment; null where a fragment holds no such thing. */
export function guestTokenIn(hash: string): string | null {
  return GUEST_LINK.exec(hash)?.[1] ?? null;
}
