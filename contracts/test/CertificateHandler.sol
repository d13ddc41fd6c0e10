// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {IMarqueCertificate} from "../src/IMarqueCertificate.sol";
import {MarqueCertificate} from "../src/MarqueCertificate.sol";
import {PackedCid} from "../src/PackedCid.sol";
import {PackedUuid} from "../src/PackedUuid.sol";
import {vm} from "./Vm.sol";

/// @dev What forge calls in any order when it looks for a broken invariant. Every call does what it is named after, or reverts
/// where it must, and the run fails; beside it stands a plain record of what should be so.
contract CertificateHandler {
    uint256 private constant OWNER_KEY = 0xA11CE;
    uint256 public constant ACTORS = 5;
    /// @dev So many that most lists take several slots, and that a run of 128 calls still looks at all of them quickly.
    uint256 private constant MOST = 40;

    MarqueCertificate public immutable CERTIFICATES;
    address private immutable OWNER = vm.addr(OWNER_KEY);

    struct Expected {
        address holder;
        string brandId;
        string uri;
        bytes32 root;
    }

    Expected[] private _expected;
    mapping(string brandId => bool) private _isUsed;

    constructor() {
        CERTIFICATES = new MarqueCertificate(OWNER, "");
    }

    function mint(uint256 luck, uint256 actor, bytes32 root) external {
        (string memory brandId, string memory uri) = (brandOf(luck), uriOf(luck));
        if (_isUsed[brandId] || _expected.length == MOST) return;
        vm.prank(OWNER);
        CERTIFICATES.mintCertificate(actorAt(actor), uri, brandId, root);
        record(actorAt(actor), brandId, uri, root);
    }

    function claim(uint256 luck, uint256 actor, uint256 sender, bytes32 root) external {
        (string memory brandId, string memory uri) = (brandOf(luck), uriOf(luck));
        if (_isUsed[brandId] || _expected.length == MOST) return;
        IMarqueCertificate.Claim memory promised = voucher(actorAt(actor), brandId, uri, root);
        bytes memory signature = sign(promised);
        vm.prank(actorAt(sender));
        CERTIFICATES.claim(promised, signature);
        record(actorAt(actor), brandId, uri, root);
    }

    function mintAgain(uint256 token, uint256 actor) external {
        if (_expected.length == 0) return;
        vm.prank(OWNER);
        try CERTIFICATES.mintCertificate(actorAt(actor), "", _expected[token % _expected.length].brandId) {
            revert("a brand was minted twice");
        } catch {}
    }

    function claimAgain(uint256 token, uint256 actor) external {
        if (_expected.length == 0) return;
        IMarqueCertificate.Claim memory promised = voucher(
            actorAt(actor),
            _expected[token % _expected.length].brandId,
            "",
            0
        );
        try CERTIFICATES.claim(promised, sign(promised)) {
            revert("a brand was claimed twice");
        } catch {}
    }

    function transfer(uint256 token, uint256 to) external {
        move(token, to, holderOf(token));
    }

    function transferAsOperator(uint256 token, uint256 to, uint256 operator) external {
        if (_expected.length == 0) return;
        vm.prank(holderOf(token));
        CERTIFICATES.setApprovalForAll(actorAt(operator), true);
        move(token, to, actorAt(operator));
    }

    function renew(uint256 token, uint256 luck, bytes32 root) external {
        if (_expected.length == 0) return;
        vm.prank(OWNER);
        CERTIFICATES.renewCertificate((token % _expected.length) + 1, uriOf(luck), root);
        Expected storage expected = _expected[token % _expected.length];
        (expected.uri, expected.root) = (uriOf(luck), root);
    }

    function actorAt(uint256 index) public pure returns (address) {
        return address(uint160(0xACE0 + (index % ACTORS)));
    }

    function count() external view returns (uint256) {
        return _expected.length;
    }

    /// @param index counts from 0, ids from 1
    function expectedAt(uint256 index) external view returns (Expected memory) {
        return _expected[index];
    }

    function move(uint256 token, uint256 to, address sender) private {
        if (_expected.length == 0) return;
        Expected storage expected = _expected[token % _expected.length];
        vm.prank(sender);
        CERTIFICATES.transferFrom(expected.holder, actorAt(to), (token % _expected.length) + 1);
        expected.holder = actorAt(to);
    }

    function record(address holder, string memory brandId, string memory uri, bytes32 root) private {
        _expected.push(Expected(holder, brandId, uri, root));
        _isUsed[brandId] = true;
    }

    function holderOf(uint256 token) private view returns (address) {
        return _expected.length == 0 ? address(0) : _expected[token % _expected.length].holder;
    }

    /// @dev Mostly a UUID; now and then another text, short or long. Few enough that some come up again.
    function brandOf(uint256 luck) private pure returns (string memory) {
        uint256 pick = luck % 64;
        if (pick > 15) return PackedUuid.unpack(bytes16(keccak256(abi.encode(pick))));
        string memory text = string.concat("brand ", Strings.toString(pick));
        return pick < 8 ? text : string.concat(text, " with a name that takes more than one slot");
    }

    function uriOf(uint256 luck) private pure returns (string memory) {
        uint256 pick = luck % 7;
        if (pick == 0) return "";
        if (pick == 1) return "https://marque.example/a/certificate/that/is/not/on/ipfs.json";
        return PackedCid.unpack(pick < 4 ? PackedCid.RAW : PackedCid.DAG_PB, keccak256(abi.encode(luck)));
    }

    function voucher(
        address recipient,
        string memory brandId,
        string memory uri,
        bytes32 root
    ) private view returns (IMarqueCertificate.Claim memory) {
        return IMarqueCertificate.Claim(recipient, brandId, uri, root, block.timestamp);
    }

    function sign(IMarqueCertificate.Claim memory promised) private view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(OWNER_KEY, CERTIFICATES.hashClaim(promised));
        return abi.encodePacked(r, s, v);
    }
}
