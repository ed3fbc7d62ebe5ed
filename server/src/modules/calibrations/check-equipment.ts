import type { Attempt } from "@boresight/domain/calibrations/attempt-schema";
import type { RecordedEquipment } from "@boresight/domain/calibrations/made-with";
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { isCertified, wasDown } from "@boresight/domain/equipment/equipment";
import { text } from "@boresight/domain/texts/text";
import type { Transaction } from "#platform/database/transaction.ts";

interface Equipment {
  id: string;
  kind: string;
  name: string;
  serialNumber: string;
  expiresOn: string | null;
  isActive: boolean;
  downSince: string | null;
  recorded: RecordedEquipment;
}

export interface UsedEquipment {
  tool: string;
  target: string;
  recorded: { tool: RecordedEquipment | null; target: RecordedEquipment | null };
  /** What proves nothing any more, by name. */
  expired: readonly string[];
}

/** Returns tool and target as the register names them. Throws `equipment-down` for equipment that was reported as down before. */
export async function checkEquipment(
  attempt: Attempt,
  day: string,
  { system, now }: Transaction,
): Promise<UsedEquipment> {
  const { toolId, targetId, tool, target } = attempt;
  const used = await system.rows<Equipment>({
    text: `select e.id, e.kind, e.name, e.serial_number, e.expires_on::text, e.is_active, e.down_since,
        json_build_object('name', e.name, 'maker', e.maker, 'model', e.model, 'serialNumber', e.serial_number,
          'softwareVersion', e.software_version, 'certifiedOn', e.certified_on, 'expiresOn', e.expires_on,
          'certificateFileId', e.certificate_file_id, 'certificateSha256', g.sha256) as recorded
      from app.equipment e left join app.files g on g.id = e.certificate_file_id
      where e.id = any ($1::uuid[])`,
    values: [[toolId, targetId].filter(Boolean)],
  });
  const registered = (id: string | null, kind: string, field: string) => {
    if (id === null) return null;
    const found = used.find((one) => one.id === id && one.kind === kind);
    if (found) return found;
    throw wrongField(field, "wrong-reference", text("equipment.chooseFromRegister"));
  };
  const [usedTool, usedTarget] = [registered(toolId, "scanTool", "toolId"), registered(targetId, "target", "targetId")];
  const down = used.filter(({ downSince }) => wasDown(downSince, attempt, now)).map(({ name }) => name);
  if (down.length > 0) throw fail("equipment-down", { message: text("equipment.isDown", { names: down.join(", ") }) });
  return {
    tool: usedTool ? nameOf(usedTool) : tool,
    target: usedTarget ? nameOf(usedTarget) : target,
    recorded: { tool: usedTool?.recorded ?? null, target: usedTarget?.recorded ?? null },
    expired: used.filter((one) => !isCertified(one, day)).map(({ name }) => name),
  };
}

const nameOf = ({ name, serialNumber }: Equipment): string => `${name} ${serialNumber}`.trim().slice(0, 120);
