// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {PackedCid} from "../src/PackedCid.sol";
import {PackedUuid} from "../src/PackedUuid.sol";
import {vm} from "./Vm.sol";

contract PackingTest {
    bytes private constant BASE32 = "abcdefghijklmnopqrstuvwxyz234567";

    function packCid(string calldata text) external pure returns (bytes1, bytes32) {
        return PackedCid.pack(bytes(text));
    }

    function packUuid(string calldata text) external pure returns (bool, bytes16) {
        return PackedUuid.pack(bytes(text));
    }

    /// The CIDs of "hello world" as a raw block and of a file of three blocks; their hashes by another implementation.
    function test_cid_isThatOfItsHash() public view {
        (bytes1 codec, bytes32 digest) = this.packCid(
            "ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e"
        );
        vm.assertTrue(codec == PackedCid.RAW);
        vm.assertEq(digest, sha256("hello world"));
        (codec, digest) = this.packCid("ipfs://bafybeib25224oj5p4c34erimdizpxn2jpoxg2kbu3vhibhq3ledbrewolm");
        vm.assertTrue(codec == PackedCid.DAG_PB);
        vm.assertEq(digest, 0x3aeeb5c727afe0b7c2450c1a32fbb7497bae6d2834dd4e809e1b59061892ce5b);
    }

    function test_cid_isLeftAloneWhenItSaysTheSameInAnotherWay() public view {
        string[6] memory others = [
            "ipfs://Bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e",
            "ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5f",
            "ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e/",
            "ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5",
            "ipfs://bafkreIfzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e",
            "ipfs://bafkreijzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n51"
        ];
        for (uint256 i = 0; i < others.length; ++i) {
            (bytes1 codec, ) = this.packCid(others[i]);
            vm.assertTrue(codec == PackedCid.NONE, others[i]);
        }
    }

    /// At the first and last places of both words that are read at once, and in the prefix.
    function test_cid_takesTheCharactersThatItCanHoldAndNoOther() public view {
        uint8[9] memory places = [0, 7, 13, 14, 15, 45, 46, 64, 65];
        string memory original = PackedCid.unpack(PackedCid.RAW, sha256("hello world"));
        for (uint256 i = 0; i < places.length; ++i) {
            for (uint256 code = 0; code < 256; ++code) {
                bytes memory text = bytes.concat(bytes(original));
                // forge-lint: disable-next-line(unsafe-typecast)
                text[places[i]] = bytes1(uint8(code));
                (bytes1 codec, bytes32 digest) = this.packCid(string(text));
                uint256 value = valueInBase32(code);
                bool isHeld = places[i] < 14
                    ? keccak256(text) == keccak256(bytes(original))
                    : value < 32 && (places[i] != 14 || value < 8) && (places[i] != 65 || value % 4 == 0);
                vm.assertTrue((codec == PackedCid.RAW) == isHeld, string(text));
                if (isHeld) vm.assertEq(PackedCid.unpack(codec, digest), string(text));
            }
        }
    }

    function test_uuid_takesTheCharactersThatItCanHoldAndNoOther() public view {
        uint8[8] memory places = [0, 7, 8, 9, 22, 23, 31, 35];
        for (uint256 i = 0; i < places.length; ++i) {
            for (uint256 code = 0; code < 256; ++code) {
                bytes memory text = bytes("0b6e4f0c-93a7-4d1e-8c52-6f1d2a3b4c5d");
                bool isHyphen = text[places[i]] == "-";
                // forge-lint: disable-next-line(unsafe-typecast)
                text[places[i]] = bytes1(uint8(code));
                (bool isUuid, bytes16 packed) = this.packUuid(string(text));
                bool isDigit = (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x66);
                vm.assertTrue(isUuid == (isHyphen ? code == 0x2d : isDigit), string(text));
                if (isUuid) vm.assertEq(PackedUuid.unpack(packed), string(text));
            }
        }
    }

    /// Against a slow and plain encoder: a CID's bytes in base32, five bits at a time.
    function testFuzz_cid_packsWhatAPlainEncoderWrites(bytes32 digest, bool isRaw) public view {
        bytes1 codec = isRaw ? PackedCid.RAW : PackedCid.DAG_PB;
        // A byte more, so that the last character too has two bytes to look at.
        bytes memory cid = bytes.concat(hex"01", codec, hex"1220", digest, hex"00");
        bytes memory text = new bytes(58);
        for (uint256 i = 0; i < 58; ++i) {
            uint256 window = (uint256(uint8(cid[(5 * i) / 8])) << 8) | uint8(cid[(5 * i) / 8 + 1]);
            text[i] = BASE32[(window >> (11 - ((5 * i) % 8))) & 31];
        }
        string memory uri = string.concat("ipfs://b", string(text));
        (bytes1 packedCodec, bytes32 packed) = this.packCid(uri);
        vm.assertTrue(packedCodec == codec);
        vm.assertEq(packed, digest);
        vm.assertEq(PackedCid.unpack(codec, digest), uri);
    }

    function testFuzz_cid_isWhatUnpackingWritesOrLeftAlone(uint8 place, bytes1 character, bytes32 digest) public view {
        bytes memory text = bytes(PackedCid.unpack(PackedCid.DAG_PB, digest));
        text[place % 66] = character;
        (bytes1 codec, bytes32 packed) = this.packCid(string(text));
        if (codec != PackedCid.NONE) vm.assertEq(PackedCid.unpack(codec, packed), string(text));
    }

    /// Against OpenZeppelin's hexadecimal writer, with the hyphens put in.
    function testFuzz_uuid_packsWhatAPlainEncoderWrites(bytes16 uuid) public view {
        bytes memory digits = bytes(Strings.toHexString(uint128(uuid), 16));
        bytes memory text = new bytes(36);
        uint256 from = 2;
        for (uint256 i = 0; i < 36; ++i) {
            text[i] = i == 8 || i == 13 || i == 18 || i == 23 ? bytes1("-") : digits[from++];
        }
        (bool isUuid, bytes16 packed) = this.packUuid(string(text));
        vm.assertTrue(isUuid);
        vm.assertEq(bytes32(packed), bytes32(uuid));
        vm.assertEq(PackedUuid.unpack(uuid), string(text));
    }

    function testFuzz_uuid_isWhatUnpackingWritesOrLeftAlone(uint8 place, bytes1 character, bytes16 uuid) public view {
        bytes memory text = bytes(PackedUuid.unpack(uuid));
        text[place % 36] = character;
        (bool isUuid, bytes16 packed) = this.packUuid(string(text));
        bool isDigit = (character >= "0" && character <= "9") || (character >= "a" && character <= "f");
        place %= 36;
        bool isHyphen = place == 8 || place == 13 || place == 18 || place == 23;
        vm.assertTrue(isUuid == (isHyphen ? character == "-" : isDigit));
        if (isUuid) vm.assertEq(PackedUuid.unpack(packed), string(text));
    }

    function test_uuid_isLeftAloneWhenItIsInCapitals() public view {
        (bool isUuid, ) = this.packUuid("0B6E4F0C-93A7-4D1E-8C52-6F1D2A3B4C5D");
        vm.assertFalse(isUuid);
    }

    function valueInBase32(uint256 code) private pure returns (uint256 value) {
        while (value < 32 && uint8(BASE32[value]) != code) ++value;
    }
}
