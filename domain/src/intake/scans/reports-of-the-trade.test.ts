/** Reports as the trade's tools print them, in its languages: no code, state, scan or day may be wrong. */
import { expect, test } from "vitest";
import { rowOfText } from "#intake/reading/layout.ts";
import { readScanReport } from "./read-scan-report.ts";

const vin = "4T1G11AK2MU990001";
const read = (text: string) =>
  readScanReport(
    text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => rowOfText(line, 1)),
  );
const codesIn = (text: string) => read(text)?.codes.map(({ code, state }) => `${code} ${state}`);

test.each([
  [
    "Autel, in German",
    `AUTEL MaxiSYS Diagnosebericht
FIN: ${vin}
Testzeit: 04.05.2026 09:12
Frontkamera   Fehler | 3
Fehlercode   Status   Beschreibung
C1A67   Aktuell   Kameraachse nicht justiert
U0235-00   Historisch   Kommunikation verloren
B1000   Gespeichert   Steuergerät
Airbag   Kein Fehler gefunden`,
    { layout: "Autel", vin, scannedAt: "2026-05-04T09:12" },
    ["C1A67 current", "U0235-00 stored", "B1000 stored"],
  ],
  [
    "Autel, in Spanish",
    `AUTEL MaxiSYS Informe de diagnóstico del vehículo
VIN: ${vin}
Fecha: 04/05/2026 09:12
Antes de la reparación
1. Cámara delantera (FRC)   Falla | 4
Código   Estado   Descripción
C1A67   Actual   Eje de la cámara no ajustado
U0235-00   Histórico   Comunicación perdida con el módulo presente
P0171   Pendiente   Sistema demasiado pobre
P0300   Almacenado   Fallo de encendido`,
    { layout: "Autel", vin, phase: "pre", scannedAt: "2026-05-04T09:12" },
    ["C1A67 current", "U0235-00 stored", "P0171 pending", "P0300 stored"],
  ],
  [
    "Launch, in Spanish",
    `LAUNCH X-431 Informe de diagnóstico
Radar   Anormal 4
C1A10   Eje del radar desalineado   Presente
B1015   Alimentación del sensor   No presente
P0030   Control del calefactor   Intermitente
C1A11   Radar   Borrado`,
    { layout: "Launch" },
    ["C1A10 current", "B1015 stored", "P0030 stored", "C1A11 cleared"],
  ],
  [
    "Bosch, in French",
    `BOSCH ADS 625X Rapport de diagnostic   après la réparation
Système : Radar
C1A10   Panne radar   effacée
C1A11   Panne radar   inactive
C1A13   Panne radar   fugitive`,
    { layout: "Bosch", phase: "post" },
    ["C1A10 cleared", "C1A11 stored", "C1A13 stored"],
  ],
  [
    "ISTA, in German, with a table",
    `ISTA+ 4.39.20   Fehlerspeicherliste
Steuergerät   Code   Beschreibung   km-Stand   Vorhanden
KAFAS   800AB1   Kamera: Kalibrierung nicht abgeschlossen   45230   Ja
DSC   480A12   Lenkwinkel: unplausibel   45110   Nein`,
    { layout: "BMW ISTA" },
    ["800AB1 current", "480A12 stored"],
  ],
  [
    "ISTA, with an answer below each code",
    `ISTA+ Fehlerspeicher
KAFAS
0x800AB1   Kamera: nicht kalibriert
Fehler momentan vorhanden: Nein
0x800AB2   Camera: dirty
Fault currently present: Yes`,
    { layout: "BMW ISTA" },
    ["800AB1 stored", "800AB2 current"],
  ],
  [
    "ISTA, with numbers that are no codes",
    `ISTA+ Fault memory
Code   Description   Present
80140C   Radar misaligned   Yes
Chassis 123456
045230   km`,
    { layout: "BMW ISTA" },
    ["80140C current"],
  ],
  [
    "VCDS, in German",
    `VCDS Version: Release 24.7.1 (x64) HEX-V2
01-Motorelektronik -- Status: i.O. 0000
03-Bremsenelektronik -- Status: Fehler 0010
Adresse 03: Bremsenelektronik (J104)       Labeldatei:. DRV\\5Q0-907-379-IPB.clb
2 Fehlercodes gefunden:
13635840 - Keine Grundeinstellung
            C1234 54 [008] - -
            bestätigt - geprüft seit letzter Speicherlöschung
01316 - Steuergerät für ABS
            013 - Fehlerspeicher auslesen - Sporadisch`,
    { layout: "VCDS" },
    ["C1234-54 current", "01316 stored"],
  ],
  [
    "VCDS, with what the warning lamp does",
    `VCDS Version: 22.3 Auto-Scan
Address 17: Instruments (J285)       Labels:. 5G0-920-XXX-17.clb
13636352 - Databus Received Error Value
          U1123 00 [009] - -
          Intermittent - Not Confirmed - Tested Since Memory Clear
12648450 - Function Restricted due to Faulted Component
          B200A 1B [000] - -
          MIL ON - Confirmed - Tested Since Memory Clear`,
    { layout: "VCDS" },
    ["U1123-00 stored", "B200A-1B current"],
  ],
  [
    "Techstream, with a column for each state",
    `Techstream   Health Check Report
System   Code   Description   Current   Pending   History
Front Recognition Camera   C1A67   Camera axis   X   -   X
Radar Cruise   U0235   Lost communication   -   -   X
Engine   P0171   System too lean   -   X   -
Brake   C1290   Zero point   -   -   -`,
    { layout: "Techstream" },
    ["C1A67 current", "U0235 stored", "P0171 pending", "C1290 unknown"],
  ],
  [
    "Opus, with labels below one another",
    `Opus IVS  DriveSafe  Scan Report   Post-Scan
System: Body Control Module
DTC: U0422-00
Description: Invalid data received from BCM
Status: History
DTC: B14A3
Description: Driver door handle
Status: Active`,
    { layout: "Opus", phase: "post" },
    ["U0422-00 stored", "B14A3 current"],
  ],
  [
    "a simple reader, with codes and nothing around them",
    `OBD2 Scan Report
P0420 Catalyst system efficiency
P0171 System too lean`,
    { layout: "OBD-II" },
    ["P0420 unknown", "P0171 unknown"],
  ],
  [
    "Launch, with makers of parts among its modules",
    `LAUNCH X-431 scan report
Brakes (Bosch ESP 9)   Abnormal
C1290   Zero point   Current`,
    { layout: "Launch" },
    ["C1290 current"],
  ],
] as const)("%s", (_name, text, head, codes) => {
  expect(read(text)).toMatchObject(head);
  expect(codesIn(text)).toEqual(codes);
});

test.each([
  ["Not cleared", "unknown"],
  ["Could not be cleared", "unknown"],
  ["Nicht gelöscht", "unknown"],
  ["Not confirmed", "unknown"],
  ["Current, not cleared", "current"],
  ["No longer present", "stored"],
  ["Momentan nicht vorhanden", "stored"],
  ["Inactive / stored", "stored"],
  ["Aktuell und gespeichert", "current"],
  ["Fault present: No", "stored"],
  ["Test failed", "unknown"],
])("a code that is called %j is %s", (words, state) => {
  expect(codesIn(`Autel MaxiSYS scan report\nModule: Radar\nC1A10   Axis misaligned   ${words}`)).toEqual([
    `C1A10 ${state}`,
  ]);
});

test.each([
  [
    "the state of a freeze frame is not the code's",
    "System: Radar\nC1A10   Misaligned   Current\nFreeze Frame\nStatus: Pending",
    ["C1A10 current"],
  ],
  [
    "an answer counts for the code above it and not below",
    "System: Radar\nC1A10   Misaligned\nFault present: No\nC1A11   Blocked",
    ["C1A10 stored", "C1A11 unknown"],
  ],
  [
    "states above their codes are not taken for those below",
    "System: Radar\nStatus: History\nDTC: C1A10\nStatus: Active\nDTC: C1A11",
    ["C1A10 unknown", "C1A11 unknown"],
  ],
  [
    "of the states of two scans in one row neither counts",
    "Module   DTC   Description   Pre-scan   Post-scan\nPCM   U3000   Control module   Current   Cleared",
    ["U3000 unknown"],
  ],
  [
    "codes in comments are no findings",
    "Radar Control Module\nC1A10   Misaligned   Current\nTechnician comments\nU3001 can be ignored\nSet codes: U0100, U0200",
    ["C1A10 current"],
  ],
  [
    "nor are those of an earlier scan, or in a sentence",
    "Radar Control Module\nC1A11 was found by the shop\nC1A10   Misaligned   Current\nPrevious scan results (05/01/2026)\nU3002   Control module   Current",
    ["C1A10 current"],
  ],
  [
    "nor are addresses, and numbers below their labels",
    "B1200 Federal Blvd, Denver CO\nRO   Claim\nP0456   C0123\nPolicy number\nP0987\nRadar Control Module\nC1A10   Misaligned   Current",
    ["C1A10 current"],
  ],
])("%s", (_name, rows, codes) => {
  expect(codesIn(`asTech scan report\n${rows}`)).toEqual(codes);
});

test.each([
  ["pre", "A post-scan must be performed after the repair.\nScan type: Pre-scan"],
  ["post", "Compared with pre-scan of 05/01/2026\nScan type: Post-scan"],
  ["post", "Pre-scan and post-scan by experts\nPost-repair scan report"],
  [null, "Pre-scan and post-scan\nPre-scan   05/04/2026\nPost-scan   05/08/2026"],
])("which scan it is, where others are named: %s", (phase, rows) => {
  expect(read(`asTech diagnostic scan\n${rows}\nEngine   No DTCs`)?.phase).toBe(phase);
});

test.each([
  [
    "not that of an earlier scan",
    "Previous scan: 05/01/2026 3:00 PM\nScan completed: 05/15/2026 9:00 AM",
    "2026-05-15T09:00",
  ],
  [
    "not that of the scan before the work",
    "Post-scan report\nPre-scan date: 05/01/2026\nDate: 05/15/2026",
    "2026-05-15",
  ],
  ["in Spanish words", "Informe del 4 de mayo de 2026, 9:12", "2026-05-04T09:12"],
  ["in German words", "Datum: 4. Dezember 2026", "2026-12-04"],
  ["in an hour that a change of the clock leaves out", "Scan date: 2026-03-08 02:30", "2026-03-08T02:30"],
])("the day of a scan: %s", (_name, rows, scannedAt) => {
  expect(read(`asTech scan report\n${rows}\nEngine   No DTCs`)?.scannedAt).toBe(scannedAt);
});

test.each([
  ["No DTCs found", true],
  ["Total DTCs: 0", true],
  ["Stored codes: None", true],
  ["Aucun défaut mémorisé", true],
  ["Keine Fehler gefunden", true],
  ["The table of this report is a picture.", false],
  ["Codes: see the next page", false],
])("a report without modules and codes is read only where it says that there are none: %s", (words, isRead) => {
  expect(read(`Autel MaxiSYS diagnostic report\nVIN: ${vin}\n${words}`) !== null).toBe(isRead);
});

test.each([
  ["GDS 2", "GDS 2   Vehicle Diagnostic Report\nConnected by Autel MaxiFlash VCI\nB3055 00   No Transponder   History"],
  ["i-HDS", "Honda i-HDS   diagnostic scan\nInterface: Bosch MVCI\nCamera Unit   P2583-78   Radar misaligned   CRNT"],
  ["FDRS", "FDRS 37.5.4   network scan by the OBD-II port\nPCM   P0128:00-28   Coolant   Continuous Memory DTC"],
  ["XENTRY", "XENTRY Diagnosis   fault codes\nDealer: Bosch Car Service\nC112346   The radar is dirty.   A and S"],
  ["CONSULT", "CONSULT-III plus   vehicle scan\nSnap-on adapter\nICC/ADAS   C1A16-61   RADAR STAIN   CRNT"],
  ["a town", "Vehicle scan of Apollo Beach, report by Joe\nICC/ADAS   C1A16-61   RADAR STAIN   CRNT"],
])("a report of %s is not taken for that of a tool whose name stands in it", (_name, text) => {
  expect(read(text)).toBeNull();
});
