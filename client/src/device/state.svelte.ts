/** How it stands with the tables of this device. */
import type { Stage } from "./talk";

class DeviceState {
  stage = $state<Stage>("loading");
  /** Whether what happens is kept: a full or refused storage ends nothing, but it has to be said. */
  kept = $state(true);
}

export const device = new DeviceState();
